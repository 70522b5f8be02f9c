import { band, clumps, lamp, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { tree } from "../plants.ts";
import type { Pen } from "../pen.ts";
import type { Scene } from "../scene.ts";

export const generalLiability: Scene = {
  subject:
    "a grocery cut open: a customer walks toward a wet floor and its sign while an employee mops",
  hour: "sunrise",
  seed: 811,
  width: 196,
  height: 92,
  place: {
    wide: { size: 0.66, x: 0.64 },
    card: { size: 0.62, x: 0.5 },
    square: { size: 0.48, x: 0.5 },
  },
  sun: { x: 0.24, y: 0.44, radius: 0.16 },
  draw(pen, crop, view) {
    band(pen, view, 0, "steel", -5);
    band(pen, view, 0.6, "pale", -0.6);
    if (crop === "wide") {
      tree(pen, { x: -22, width: 40, height: 50, seed: 22 });
      lamp(pen, -58, 42);
      pen.curve("M-94 5H-72M-94 9H-72M-92 0V10M-74 0V10", 1.5, "ink");
    }
    // On the roof: cooling and a vent.
    pen.rect(108, 64, 28, 12, "steel");
    pen.curve("M112 67.5H132M112 70.5H132M112 73.5H132", 0.9, "ink");
    pen.path("M164 64h4v10h3v3h-10v-3h3z", "ink");
    stock(pen);
    shop(pen);
    // The cut: floor, walls, roof and the parapet over the front.
    pen.path(
      "M28 -3H194V74H190V65H32V86H28V50H32V61H152V3H28zM155.5 3V61H190V3z",
      "ink",
    );
    pen.path("M26.5 86H33.5V88H26.5zM188.5 74H195.5V76H188.5z", "pale");
    // Before the front: awning, blade sign, planter.
    pen.path("M28 59L6 49V45H28z", "accent");
    pen.path(
      "M6 45.5H28C28 41.5 23 41.5 22.5 45C22 41.5 17.5 41.5 17 45C16.5 41.5 12 41.5 11.5 45C11 41.5 6 41.5 6 45.5z",
      "pale",
    );
    pen.curve("M28 79H15.5M15.5 79V76", 1.3, "ink");
    pen.circle(15.5, 70.5, 6.5, "pale");
    pen.path("M12 72.5H19L18 66.5H13z", "leaf");
    pen.curve("M13.3 72.5L15 75M17.7 72.5L16 75", 0.9, "leaf");
    pen.path("M9 0H19L20.5 8H7.5z", "ink");
    clumps(pen, [10, 11, 4, 14.5, 13, 4.5, 18.5, 11, 3.8], "leaf");
  },
};

/** A customer, the sign, the wet floor, an employee with a mop, the counter. */
function shop(pen: Pen) {
  pen.rect(28, 0, 126, 63, "lit");
  pen.rect(28, 3, 124, 9, "pale");
  pen.rect(28, 3, 4.5, 47, "accent");
  shelves(pen);
  strokes(
    pen,
    [
      [46, 62, 46, 57],
      [84, 62, 84, 57],
      [130, 62, 130, 57],
    ],
    0.9,
    "ink",
  );
  for (const x of [46, 84, 130])
    pen.path(`M${x - 6} 52H${x + 6}L${x + 2} 58H${x - 2}z`, "ink");
  pen.path("M76 6.5C78 4 90 3.5 102 4S116 6.5 112 8S82 9.5 76 6.5z", "ridge1");
  pen.curve("M90 6.5H101", 0.9, "pale");
  person(
    pen,
    { x: 116, y: 5, height: 35, mirror: true },
    {
      skin: "deep",
      top: "leaf",
      arms: [
        [3, 24, 6, 19, 9, 19],
        [4, 24, 2, 18, 5, 14],
      ],
    },
  );
  pen.curve("M107.5 28L101 6", 1.1, "ink");
  pen.path("M96 5.5L101 9L105 5.5z", "pale");
  pen.path("M122 4H130L131 12H121z", "ridge2");
  pen.curve("M121.5 12C122 17 130 17 130.5 12", 0.8, "ink");
  pen.path("M71 4L76 21H79L84 4H81L77.5 17L74 4z", "ink");
  pen.path("M68 4L73.5 22H77.5L80 4z", "accent");
  pen.curve("M74.8 18V11.5M74.6 8.2V8.1", 1.5, "ink");
  person(
    pen,
    { x: 48, y: 4, height: 35 },
    {
      skin: "tan",
      top: "ridge3",
      legs: "steel",
      long: true,
      pose: "walk",
      arms: [
        [-2, 24, -5, 18, -2, 13],
        [2, 24, 4, 18, 10, 20],
      ],
    },
  );
  pen.path("M40.5 5H50L49 12H41.5z", "leaf");
  pen.curve("M42.5 12C42.5 16.5 48 16.5 48 12", 0.8, "ink");
  person(
    pen,
    { x: 144, y: 20, height: 35, mirror: true },
    { skin: "fair", hair: "steel", top: "ridge2", pose: "sit" },
  );
  pen.rect(134, 2, 19, 21, "ink");
  pen.rect(132, 22, 20, 2.5, "steel");
  pen.path("M134 24.5H142V28H139V32.5H133.5V28H134z", "steel");
}

function shelves(pen: Pen) {
  pen.path("M60 12H110V46H60z", "steel");
  pen.curve("M60 23.5H110M60 35H110M76.5 12V46M93.5 12V46", 1.4, "ink");
  clumps(
    pen,
    [
      64, 26, 2.3, 69, 26, 2.3, 74, 26, 2.3, 97, 37.5, 2.3, 102, 37.5, 2.3, 107,
      37.5, 2.3, 81, 14.5, 2.3, 86, 14.5, 2.3, 91, 14.5, 2.3,
    ],
    "accent",
  );
  clumps(
    pen,
    [80.5, 37.8, 2.6, 87, 37.8, 2.6, 97.5, 26.3, 2.6, 104, 26.3, 2.6],
    "leaf",
  );
  pen.path(
    "M62 36h4v7h-4zM68 36h4v6h-4zM79 24.5h4v7h-4zM85 24.5h4v8h-4zM96 13h5v6h-5zM103 13h4v7h-4z",
    "pale",
  );
}

/** The stock room, with the light out. */
function stock(pen: Pen) {
  pen.rect(153, 0, 39, 63, "steel");
  pen.curve("M159 23H187M159 42H187M159 3V57M187 3V57", 1.4, "ink");
  pen.path(
    "M161.5 4h11v10h-11zM174.5 4h10v14h-10zM162 24h9v11h-9zM178 24h7v8h-7zM165 43h14v8h-14z",
    "ridge2",
  );
  pen.path("M161.5 15h8v6h-8zM172 24h5v13h-5zM180.5 43h5v6h-5z", "far");
}
