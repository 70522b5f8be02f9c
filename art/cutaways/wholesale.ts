import { soil } from "../countryside.ts";
import type { Cutaway } from "../cutaway.ts";
import { pallet, pixels, potPlant, screen } from "../interiors.ts";
import { boxes, clumps, strokes } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { person } from "../people.ts";
import { shrubs, tree } from "../plants.ts";
import { forklift } from "../vehicles.ts";

const [left, right] = [42, 544];
const [office, racks, cold, dock] = [left, 146, 384, 464];
const [eaves, ridge] = [226, 264];
const middle = (left + right) / 2;

export const wholesaleCutaway: Cutaway = {
  subject:
    "a warehouse opened: office, racks with a fire, forklift, cold room and dock; a container under a port crane",
  hour: "sunrise",
  seed: 906,
  ...pixels,
  ground: false,
  sun: { x: 0.16, y: 0.38, radius: 0.1 },
  pins: {
    racks: { dot: [268, 186], badge: [37.5, 21] },
    office: { dot: [106, 18], badge: [17.3, 90.5] },
    "cold-room": { dot: [424, 18], badge: [57, 90.5] },
    dock: { dot: [524, 20], badge: [71.5, 90.5] },
    container: { dot: [654, 66], badge: [88, 90.5] },
  },
  draw(pen, _crop, view) {
    crane(pen);
    tree(pen, { x: 4, width: 66, height: 112, seed: 14 });
    soil(pen, view, 53);
    boxes(pen, [[view.left - 5, -4, view.right - view.left + 10, 6]], "steel");
    pen.path(
      `M${left} 0V${eaves}L${middle} ${ridge}L${right} ${eaves}V0z`,
      "lit",
    );
    offices(pen);
    shelves(pen);
    forklift(pen, { x: 358, y: 4, scale: 1.06, mirror: true }, 64);
    person(
      pen,
      { x: 372, y: 26, height: 46, mirror: true },
      {
        skin: "deep",
        top: "ridge2",
        hat: "pale",
        pose: "sit",
        arms: [[3, 23, 11, 22]],
      },
    );
    coldRoom(pen);
    loading(pen);
    section(pen);
    chassis(pen);
    shrubs(pen, view.left, 36, { y: 2, size: 8, seed: 2 });
  },
};

/** A gantry at the port behind, with a container on its hoist. */
function crane(pen: Pen) {
  boxes(pen, [
    [604, 0, 10, 300],
    [704, 0, 10, 300],
    [560, 296, 210, 12],
    [596, 150, 126, 8],
  ]);
  strokes(pen, [[564, 304, 658, 362, 766, 304]], 4, "ink");
  boxes(pen, [
    [652, 300, 12, 66],
    [630, 286, 36, 12],
  ]);
  strokes(
    pen,
    [
      [634, 288, 634, 252],
      [662, 288, 662, 252],
    ],
    2,
    "ink",
  );
  boxes(pen, [[622, 216, 54, 34]], "accent");
  boxes(pen, [[626, 250, 46, 4]]);
  ribs(pen, 622, 216, 54, 34, 6);
}

function ribs(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
) {
  let d = "";
  for (let index = 1; index < count; index++)
    d += `M${Math.round(x + (index * width) / count)} ${y + 4}v${height - 8}`;
  pen.curve(d, 1.6, "ink");
}

function offices(pen: Pen) {
  const width = racks - office - 10;
  // Upstairs purchasing; downstairs returns, with the charger that burned.
  pen.rect(office, 104, width, 92, "pale");
  boxes(pen, [
    [office + 40, 130, 50, 4],
    [office + 46, 108, 4, 24],
    [office + 82, 108, 4, 24],
    [office + 14, 108, 20, 12],
    [office + 12, 108, 4, 34],
  ]);
  person(
    pen,
    { x: office + 25, y: 121, height: 48 },
    {
      skin: "tan",
      top: "leaf",
      long: true,
      pose: "sit",
      arms: [[3, 23, 12, 20]],
    },
  );
  screen(pen, office + 66, 134);
  boxes(pen, [[office + 40, 164, 36, 22]], "skyTop");
  pen.path(`M${office + 44} 170l8 8l6 -6l4 6l10 2v-12h-28z`, "leaf");
  pen.rect(office, 0, width, 104, "steel");
  boxes(pen, [
    [office + 36, 30, 58, 5],
    [office + 42, 4, 4, 26],
    [office + 84, 4, 4, 26],
  ]);
  boxes(pen, [[office + 52, 35, 24, 14]], "ridge1");
  pen.rect(office + 57, 49, 14, 9, "ink", 2);
  pen.path(
    `M${office + 62} 58C${office + 54} 66 ${office + 64} 68 ${office + 62} 78C${office + 72} 72 ${office + 74} 64 ${office + 68} 58z`,
    "accent",
  );
  person(
    pen,
    { x: office + 24, y: 4, height: 54 },
    { skin: "brown", top: "pale", arms: [[3, 24, 9, 30, 6, 35]] },
  );
  boxes(pen, [[office + 52, 4, 20, 14]], "accent");
  boxes(pen, [[office + 60, 13, 4, 5]]);
  potPlant(pen, office + 86, 35, 28);
}

/** Racks to the sprinklers, full but for one place; a fire in the top of one bay. */
function shelves(pen: Pen) {
  const [levels, bays, bay, high] = [4, 4, 46, 50];
  const cartons: [number, number, number, number][] = [];
  const crates: [number, number, number, number][] = [];
  const sacks: [number, number, number, number][] = [];
  const pallets: [number, number, number, number][] = [];
  for (let level = 0; level < levels; level++)
    for (let at = 0; at < bays; at++) {
      const [x, y] = [racks + 5 + at * bay, 4 + level * high];
      if (level === 1 && at === 3) continue;
      if (level === 3 && at === 2) continue;
      pallets.push([x, y, 38, 3]);
      const kind = (at * 2 + level * 3) % 5;
      const list = kind < 2 ? cartons : kind < 4 ? crates : sacks;
      for (let row = 0; row < (level === 3 ? 3 : 2); row++)
        for (let column = 0; column < 2; column++)
          list.push([x + 1 + column * 18.5, y + 4 + row * 15, 17.5, 14]);
    }
  boxes(pen, pallets);
  boxes(pen, cartons, "accent");
  boxes(pen, crates, "ridge2");
  boxes(pen, sacks, "leaf");
  const fire = racks + 5 + 2 * bay;
  boxes(pen, [[fire - 2, 154, bay - 2, 50]], "steel");
  pen.path(
    `M${fire + 4} 155C${fire - 8} 172 ${fire + 8} 176 ${fire + 8} 196C${fire + 18} 190 ${fire + 18} 180 ${fire + 20} 176C${fire + 24} 186 ${fire + 24} 194 ${fire + 22} 202C${fire + 36} 196 ${fire + 42} 178 ${fire + 36} 155z`,
    "accent",
  );
  pen.path(
    `M${fire + 12} 155C${fire + 4} 164 ${fire + 14} 168 ${fire + 14} 178C${fire + 24} 172 ${fire + 22} 166 ${fire + 24} 168C${fire + 32} 164 ${fire + 30} 160 ${fire + 28} 155z`,
    "lit",
  );
  clumps(
    pen,
    [
      fire - 6,
      226,
      9,
      fire + 8,
      232,
      12,
      fire + 26,
      236,
      13,
      fire + 44,
      232,
      11,
      fire + 60,
      228,
      8,
    ],
    "steel",
  );
  const frame: [number, number, number, number][] = [];
  for (let at = 0; at <= bays; at++)
    frame.push([racks + at * bay, 0, 3.5, 196]);
  for (let level = 1; level < levels; level++)
    frame.push([racks, level * high, bays * bay + 3, 4]);
  boxes(pen, frame);
  // The sprinklers.
  strokes(pen, [[racks - 4, 214, right - 6, 214]], 3, "accent");
  strokes(
    pen,
    [0, 1, 2, 3, 4, 5, 6, 7].map((head) => [
      racks + 20 + head * 52,
      214,
      racks + 20 + head * 52,
      208,
    ]),
    3,
    "accent",
  );
}

function coldRoom(pen: Pen) {
  pen.rect(cold, 0, dock - cold, 124, "ridge1");
  boxes(pen, [[cold + 10, 92, 34, 20]], "steel");
  pen.circle(cold + 27, 102, 7, "pale");
  // What melted: ice under the cooler, drops, a puddle.
  pen.path(`M${cold + 12} 92h7l-3.500 -12zM${cold + 22} 92h6l-3 -9z`, "skyTop");
  pen.curve(
    `M${cold + 36} 88v-6M${cold + 40} 76v-6M${cold + 34} 70v-5`,
    2.4,
    "skyTop",
  );
  pallet(pen, cold + 8, 4, 3, 1, "pale");
  boxes(pen, [
    [cold + 6, 32, 62, 3],
    [cold + 6, 4, 3, 60],
    [cold + 66, 4, 3, 60],
    [cold + 6, 56, 62, 3],
  ]);
  clumps(
    pen,
    [
      cold + 16,
      40,
      5.5,
      cold + 27,
      40,
      5.5,
      cold + 38,
      40,
      5.5,
      cold + 58,
      40,
      5.5,
    ],
    "leaf",
  );
  clumps(
    pen,
    [cold + 16, 64, 5, cold + 26, 64, 5, cold + 47, 64, 5, cold + 57, 64, 5],
    "accent",
  );
  // Above it: seasonal goods.
  pallet(pen, cold + 6, 130, 3, 3, "accent");
}

function loading(pen: Pen) {
  pen.rect(dock, 0, right - dock, 206, "pale");
  pallet(pen, dock + 6, 4, 1, 3, "ridge2");
  person(
    pen,
    { x: dock + 36, y: 4, height: 52 },
    { skin: "fair", top: "leaf", hat: "accent", arms: [[3, 24, 10, 22]] },
  );
  boxes(pen, [[dock + 48, 30, 10, 14]], "lit");
  person(
    pen,
    { x: dock + 68, y: 4, height: 54, mirror: true },
    { skin: "tan", top: "ridge3", hat: "ink", arms: [[3, 24, 9, 25]] },
  );
  boxes(pen, [[dock + 14, 120, 42, 30]], "skyTop");
  strokes(pen, [[dock + 35, 120, dock + 35, 150]], 2, "ink");
}

function section(pen: Pen) {
  boxes(pen, [
    [left - 6, -6, right - left + 12, 10],
    [left - 5, 0, 9, eaves],
    [left, 100, racks - left - 6, 7],
    [left, 192, racks - left - 6, 7],
    [racks - 13, 70, 7, 126],
    [cold - 4, 0, 8, 128],
    [cold - 4, 122, dock - cold + 8, 8],
    [dock - 4, 0, 8, 128],
    [right - 4, 100, 9, eaves - 100],
  ]);
  strokes(
    pen,
    [[left - 12, eaves - 4, middle, ridge, right + 12, eaves - 4]],
    10,
    "ink",
  );
  strokes(
    pen,
    [[left, eaves - 6, middle, eaves - 6, right - 2, eaves - 6]],
    2.4,
    "ink",
  );
  // The door over the dock, rolled up, and its cushion.
  pen.rect(right - 12, 96, 24, 16, "accent", 4);
  boxes(pen, [[right + 2, 40, 7, 58]], "steel");
}

/** A container on its chassis, backed up to the dock. */
function chassis(pen: Pen) {
  const x = right + 12;
  boxes(pen, [
    [x, 24, 168, 8],
    [x + 104, 10, 6, 18],
    [x + 100, 6, 14, 5],
  ]);
  boxes(pen, [[x, 32, 134, 62]], "ridge1");
  ribs(pen, x, 32, 134, 62, 12);
  // Where the sea came in.
  pen.path(
    `M${x} 32h134v10C${x + 118} 48 ${x + 104} 38 ${x + 88} 44S${x + 52} 50 ${x + 38} 44S${x + 12} 40 ${x} 46z`,
    "ridge3",
  );
  pen.curve(`M${x + 30} 20v-6M${x + 52} 20v-8M${x + 72} 20v-5`, 2.6, "skyTop");
  pen.path(
    `M${x + 142} 24V96C${x + 142} 99 ${x + 144} 100 ${x + 146} 100H${x + 170}C${x + 174} 100 ${x + 176} 98 ${x + 178} 94L${x + 186} 62C${x + 190} 60 ${x + 191} 58 ${x + 191} 54V20H${x + 142}z`,
    "accent",
  );
  pen.path(`M${x + 154} 64H${x + 178}L${x + 172} 90H${x + 154}z`, "skyTop");
  boxes(pen, [[x + 184, 28, 7, 7]], "lit");
  for (const wheel of [x + 18, x + 46, x + 138, x + 172]) {
    pen.circle(wheel, 14, 13, "ink");
    pen.circle(wheel, 14, 5.5, "pale");
  }
}
