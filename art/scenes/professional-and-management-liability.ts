import { clumps, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, sequence, type Pen } from "../pen.ts";
import type { Scene, View } from "../scene.ts";

export const professionalAndManagementLiability: Scene = {
  subject:
    "the board around its table in the lit window of an office tower over trees",
  hour: "sunrise",
  seed: 839,
  width: 176,
  height: 162,
  place: {
    wide: { size: 0.81, x: 0.66 },
    card: { size: 0.79, x: 0.56 },
    post: { size: 0.81, x: 0.6 },
    square: { size: 0.66, x: 0.54 },
  },
  sun: { x: 0.24, y: 0.42, radius: 0.16 },
  draw(pen, crop, view) {
    // Neighbors behind.
    pen.path("M0 -4V86H6V92H36V86H44V-4z", "steel");
    pen.windows(
      { x: 2, y: 6, width: 36, height: 78, columns: 4, rows: 9 },
      { seed: 7, share: 0.5, fill: 0.5 },
    );
    if (crop === "wide") {
      pen.path(
        "M-46 -4V52H-22V-4zM-78 -4V34H-50V-4zM-112 -4V44L-96 50V-4z",
        "steel",
      );
      pen.windows(
        { x: -44, y: 8, width: 20, height: 42, columns: 3, rows: 6 },
        { seed: 3, share: 0.5 },
      );
      pen.windows(
        { x: -76, y: 8, width: 24, height: 24, columns: 4, rows: 3 },
        { seed: 8, share: 0.6 },
      );
    }
    // The tower: ribbons of glass, the board room, the crown.
    pen.rect(38, -4, 136, 150, "ink");
    for (let y = 20; y < 70; y += 12) pen.rect(38, y, 136, 6.5, "steel");
    pen.windows(
      { x: 42, y: 17, width: 128, height: 60, columns: 16, rows: 5 },
      { seed: 20, share: 0.42, fill: 0.54 },
    );
    boardRoom(pen);
    pen.rect(38, 131, 136, 6.5, "steel");
    pen.windows(
      { x: 42, y: 128, width: 128, height: 12, columns: 16, rows: 1 },
      { seed: 6, share: 0.4, fill: 0.54 },
    );
    pen.path(
      "M35 76H177V79.5H35zM35 123.5H177V127H35zM36 143H176V147H36z",
      "pale",
    );
    pen.path("M74 147H142V153H74zM98 153H124V158H98z", "ink");
    pen.curve("M54 147V169", 1.4, "ink");
    pen.path(
      "M54.5 169C59 171 63 167 70 169V160C63 158 59 162 54.5 160z",
      "accent",
    );
    trees(pen, view);
  },
};

function boardRoom(pen: Pen) {
  pen.rect(42, 78, 128, 47, "lit");
  pen.rect(42, 79, 128, 6, "pale");
  // A screen with a line that falls, a door, lamps over the table.
  pen.path("M47 96H72V117H47z", "ink");
  pen.path("M48.5 97.5H70.5V115.5H48.5z", "pale");
  pen.curve("M51.5 111L56 112.5L60 106L63 107.5L67.5 101.5", 1.3, "accent");
  pen.rect(151, 82, 14, 31, "accent");
  pen.circle(153.8, 97, 1, "ink");
  strokes(
    pen,
    [
      [98, 124, 98, 119],
      [114, 124, 114, 119],
      [130, 124, 130, 119],
    ],
    0.8,
    "ink",
  );
  for (const x of [98, 114, 130])
    pen.path(`M${x - 5} 116H${x + 5}L${x + 2} 120H${x - 2}z`, "ink");
  // Chairs and who sits in them.
  for (const x of [93, 107, 121, 135]) pen.rect(x - 5, 88, 10, 15, "steel", 2);
  for (const [x, skin, top, hair, long] of [
    [93, "deep", "ridge3", "ink", false],
    [107, "fair", "leaf", "steel", true],
    [121, "tan", "accent", "ink", false],
    [135, "brown", "ridge2", "ink", true],
  ] as const)
    person(
      pen,
      { x, y: 90, height: 31, mirror: x > 94 },
      { skin, top, hair, long, pose: "sit" },
    );
  pen.path("M84 92.5H144V95.5H84zM90 82H138V92.5H90z", "ink");
  pen.path("M97 95.5h6v1h-6zM111 95.5h5v1h-5zM126 95.5h5v1h-5z", "pale");
  person(
    pen,
    { x: 78, y: 81, height: 34, mirror: true },
    {
      skin: "brown",
      top: "ridge3",
      arms: [[3, 24, 8, 23, 12, 28]],
    },
  );
  pen.curve("M147.5 79V124", 1.2, "ink");
}

/** The canopy of the park below, from edge to edge. */
function trees(pen: Pen, view: View) {
  const next = sequence(40);
  const circles: number[] = [];
  for (let x = view.left - 4; x < view.right + 8; x += 11)
    circles.push(
      Math.round(x),
      Math.round(next() * 4),
      7 + Math.round(next() * 5),
    );
  clumps(pen, circles, "leaf");
  const [left, right, middle] = [
    view.left - 5,
    view.right + 5,
    (view.left + view.right) / 2,
  ].map(Math.round);
  pen.path(
    `M${left} 5C${middle} 5 ${middle} -3 ${right} 0V${round(view.bottom - 5)}H${left}z`,
    "ground",
  );
}
