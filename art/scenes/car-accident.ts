import { across, band, boxes, strokes } from "../parts.ts";
import { person } from "../people.ts";
import { round, type Pen } from "../pen.ts";
import type { Scene, View } from "../scene.ts";
import { car } from "../vehicles.ts";

export const carAccident: Scene = {
  subject:
    "two damaged cars on a frontage road below a freeway in the rain; a woman photographs a bumper, a man with an umbrella calls",
  hour: "dusk",
  weather: "rain",
  seed: 2003,
  width: 252,
  height: 118,
  place: {
    wide: { size: 0.7, x: 0.58 },
    card: { size: 0.6, x: 0.5 },
    post: { size: 0.7, x: 0.5 },
    square: { size: 0.48, x: 0.5 },
  },
  draw(pen, crop, view) {
    freeway(pen, view);
    band(pen, view, 10, "steel");
    strokes(
      pen,
      Array.from({ length: 14 }, (_, dash) => {
        const x = across(view, dash / 13);
        return [x, -9, x + 12, -9];
      }),
      1.6,
      "pale",
    );
    strokes(pen, [[view.left - 5, 10, view.right + 5, 10]], 1.6, "pale");
    if (crop === "wide") triangle(pen, -22);
    // The man waits well away from the traffic.
    umbrella(pen, 12, 4);
    person(
      pen,
      { x: 10, y: 4, height: 44 },
      {
        skin: "deep",
        top: "leaf",
        arms: [
          [-3, 23, -8, 19, -3, 28],
          [4, 23, 7, 26],
        ],
      },
    );
    struck(pen);
    ran(pen);
    person(
      pen,
      { x: 143, y: -7, height: 45 },
      { skin: "tan", top: "accent", long: true, arms: [[4, 23, 11, 25]] },
    );
    pen.rect(156.4, 22.5, 2.4, 5.4, "lit");
  },
};

/** Two decks of an interchange on their piers. */
function freeway(pen: Pen, view: View) {
  const [left, right] = [round(view.left - 5), round(view.right + 5)];
  const middle = round(across(view, 0.42));
  pen.path(
    `M${left} 100C${middle} 104 ${round(across(view, 0.7))} 88 ${right} 54V47C${round(across(view, 0.7))} 81 ${middle} 96 ${left} 92z`,
    "steel",
  );
  for (let x = left + 16; x < right; x += 74) {
    pen.rect(x, 0, 9, 66, "ridge3");
    pen.path(`M${x - 9} 68h27l-7 -10h-13z`, "ridge3");
  }
  boxes(pen, [[left, 66, right - left, 8]], "ink");
  strokes(pen, [[left, 77, right, 77]], 2, "thin");
  // A sign over the frontage road.
  strokes(pen, [[232, 4, 232, 62]], 2.6, "thin");
  pen.rect(208, 30, 48, 27, "pale", 2);
  pen.rect(209.5, 31.5, 45, 24, "leaf", 1.5);
  pen.path("M246 35v8h-3l5 7 5-7h-3v-8z", "pale");
  strokes(pen, [[214, 49, 238, 49], [214, 43, 230, 43], [214, 37, 236, 37]], 2.2, "pale"); // prettier-ignore
}

/** The car in front, its trunk pushed in. */
function struck(pen: Pen) {
  const at = { x: 204, y: -2, scale: 0.74 };
  car(pen, at, "accent", "lit");
  pen.group(at, () => {
    pen.path("M-67 32L-57 31L-52 27L-58 23L-53 18L-60 13L-56 7H-68z", "ink");
    pen.path("M-46 32L-60 40L-57 44L-40 36z", "accent");
    strokes(pen, [[-72, 3, -56, 9]], 4, "steel");
  });
}

/** The car behind it, its hood folded up. */
function ran(pen: Pen) {
  const at = { x: 82, y: -2, scale: 0.74 };
  car(pen, at, "body", "lit");
  pen.group(at, () => {
    pen.path("M38 32L50 29L56 32L62 24L57 20L67 14L61 9L68 6H48L40 18z", "ink");
    pen.path("M36 33L50 51L62 42L58 39L50 45L42 31z", "body");
    pen.path("M60 20l8 -3 -4 5 9 -1 -6 5 4 3 -9 -1z", "pale");
    strokes(pen, [[56, 3, 76, 6]], 4, "steel");
  });
}

function triangle(pen: Pen, x: number) {
  pen.path(`M${x - 11} -5L${x} 13L${x + 11} -5z`, "accent");
  pen.path(`M${x - 5} -2L${x} 6L${x + 5} -2z`, "steel");
}

function umbrella(pen: Pen, x: number, y: number) {
  strokes(pen, [[x + 7, y + 27, x + 7, y + 54]], 1.4, "thin");
  pen.path(
    `M${x - 17} ${y + 44}C${x - 14} ${y + 64} ${x + 28} ${y + 64} ${x + 31} ${y + 44}q-6 4 -12 0q-6 4 -12 0q-6 4 -12 0q-6 4 -12 0z`,
    "accent",
  );
}
