import { band, wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Scene } from "../scene.ts";

export const transportation: Scene = {
  subject: "a semi truck with its trailer on a highway overpass",
  hour: "sunrise",
  seed: 227,
  width: 226,
  height: 122,
  place: {
    wide: { size: 0.66, x: 0.62 },
    card: { size: 0.64, x: 0.5 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.42, y: 0.44, radius: 0.24 },
  draw(pen, crop, view) {
    const [left, right] = [
      Math.round(view.left - 5),
      Math.round(view.right + 5),
    ];
    // Lower road.
    band(pen, view, -2, "ink", -13);
    let dashes = "";
    for (let x = left; x < right; x += 16) dashes += `M${x} -7.5h8`;
    pen.curve(dashes, 1, "lit");
    // Hammerhead piers and the deck.
    for (let x = 52 - 132 * 6; x < right + 40; x += 132)
      if (x > left - 40)
        pen.path(
          `M${x - 8} -3H${x + 8}V14C${x + 8} 20 ${x + 22} 22 ${x + 30} 26V31H${x - 30}V26C${x - 22} 22 ${x - 8} 20 ${x - 8} 14z`,
          "steel",
        );
    pen.rect(left, 30, right - left, 8, "ink");
    pen.rect(left, 38, right - left, 2.6, "pale");
    for (let x = 8 - 66 * 8; x < right; x += 66)
      if (x > left && (x < -100 || x > 230)) {
        pen.curve(`M${x} 40V84Q${x} 88 ${x + 5} 88H${x + 12}`, 1.5, "ink");
        pen.rect(x + 9, 86, 8, 2.4, "lit");
      }
    pen.group({ x: 4, y: 42.5 }, () => truck(pen));
    // Guard rail in front of the wheels' foot.
    pen.rect(left, 39.5, right - left, 3.6, "steel");
    let posts = "";
    for (let x = left; x < right; x += 11) posts += `M${x} 39.5v3.6`;
    pen.curve(posts, 0.9, "pale");
    // A car and a pickup below.
    pen.group({ x: 120, y: -10 }, () => {
      pen.path("M0 3C0 8 4 9 10 10L16 15.5H27L34 10C39 9 41 8 41 3z", "accent");
      pen.path("M13 10L17 14H21V10zM23 10V14H26.5L31 10z", "ink");
      wheel(pen, 9, 3, 3.8);
      wheel(pen, 32, 3, 3.8);
    });
    if (crop !== "wide") return;
    // A sign over the road, with its arrow.
    pen.curve("M-24 40V108", 2.6, "ink");
    pen.curve("M-92 100H-24M-92 92H-24", 1.4, "ink");
    pen.rect(-90, 80, 58, 24, "pale", 2);
    pen.rect(-88.6, 81.4, 55.2, 21.2, "leaf", 1.5);
    pen.curve(
      "M-70 86C-70 92 -66 94 -60 94H-52M-56 97.5L-52 94L-56 90.5",
      2,
      "pale",
    );
    pen.group({ x: -96, y: -10 }, () => {
      pen.path("M0 3V10H20V16H32L38 10C44 9 46 8 46 3z", "pale");
      pen.path("M22.5 10V14H26V10zM28 10V14H31L35 10z", "ink");
      wheel(pen, 10, 3, 4, "steel");
      wheel(pen, 36, 3, 4, "steel");
    });
  },
};

/** A conventional sleeper tractor with a box trailer, heading right; the wheels stand on y 0. */
function truck(pen: Pen) {
  // Trailer: box, stripe, ribs, landing gear, under-run skirt and tail lights.
  pen.rect(0, 13, 136, 50, "pale");
  pen.rect(0, 13, 136, 4, "steel");
  pen.path("M0 30H136V36H0z", "accent");
  pen.path("M0 39H136V41H0z", "ink");
  let ribs = "";
  for (let x = 17; x < 136; x += 17) ribs += `M${x} 17V30M${x} 41V63`;
  pen.curve(ribs, 0.7, "steel");
  pen.path("M108 3h3v10h-3zM105 2h9v2h-9z", "ink");
  pen.rect(50, 6, 48, 7, "steel");
  pen.path("M8 9H44V13H8zM0 6h3v7h-3z", "ink");
  pen.rect(-1, 14, 2, 4, "accent");
  // Tractor: frame, sleeper with roof fairing, cab, hood, bumper.
  pen.path("M118 8H212V13H118z", "ink");
  pen.path(
    "M143 13V56C150 64 158 68 166 69C172 69 175 66 176 61L181 47L184 40H199C205 39 208 36 209 31L210 13z",
    "ink",
  );
  pen.path("M177.5 56L183 41.5H173V56z", "lit");
  pen.rect(150, 42, 9, 9, "steel");
  pen.rect(163, 17, 15, 22, "steel");
  pen.curve("M161.5 13V61M179.5 13V40", 0.9, "steel");
  pen.path("M186 27H208V30H186zM143 22H160V25H143z", "accent");
  pen.path("M204 14H211V26H204z", "pale");
  pen.curve("M206 14.5V25.5M208.5 14.5V25.5", 0.7, "ink");
  pen.rect(205, 31, 4, 4, "lit");
  pen.path("M198 5H213V12H198z", "pale");
  pen.circle(170, 70, 1.2, "lit");
  pen.circle(164, 69.5, 1.2, "lit");
  // Stack, fuel tank and step, mirror.
  pen.path("M138 20h3.6v52h-3.6z", "steel");
  pen.path("M138 68h3.6l1.5 8h-3z", "ink");
  pen.rect(162, 5, 22, 9, "pale", 4);
  pen.curve("M168 5V14M178 5V14", 0.9, "steel");
  pen.path("M182 45h3v8h-3z", "ink");
  // Axles: trailer tandem, drive tandem, steer.
  for (const x of [16, 34, 136, 154, 196])
    wheel(
      pen,
      x,
      7,
      7.6,
      x === 196 ? "pale" : "steel",
      x === 196 ? "steel" : "pale",
    );
  pen.path(
    "M184 14C186 17 190 18.5 196 18.5S206 17 208 14H206C203 16 200 16.5 196 16.5S189 16 186 13z",
    "steel",
  );
}
