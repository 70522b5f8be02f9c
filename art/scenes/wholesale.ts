import { band, lamp, wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Scene } from "../scene.ts";

export const wholesale: Scene = {
  subject: "a warehouse with loading docks and a forklift carrying a pallet",
  hour: "sunrise",
  seed: 307,
  width: 256,
  height: 100,
  place: {
    wide: { size: 0.58, x: 0.6 },
    card: { size: 0.58, x: 0.5 },
    square: { size: 0.46, x: 0.5 },
  },
  sun: { x: 0.78, y: 0.36, radius: 0.15 },
  draw(pen, crop, view) {
    // Long hall with a shallow roof, ribbed walls and roof lights.
    pen.path("M0 -2V70L96 82L192 70V-2z", "ink");
    pen.path("M-4 68L96 81L196 68V73L96 86L-4 73z", "steel");
    let ribs = "";
    for (let x = 6; x < 192; x += 6) ribs += `M${x} 46V66`;
    pen.curve(ribs, 0.7, "steel");
    pen.rect(0, 44, 192, 3, "accent");
    pen.windows(
      { x: 4, y: 54, width: 184, height: 9, columns: 12, rows: 1 },
      { seed: 5, share: 0.9, fill: 0.7 },
    );
    // Dock doors with their shelters; the second is open on the racks, a trailer stands at the third.
    for (const [index, x] of [8, 54, 100, 146].entries()) {
      pen.path(`M${x - 3} 12H${x + 39}V43H${x - 3}z`, "steel");
      pen.rect(x, 12, 36, 27, index === 1 ? "lit" : "pale");
      if (index === 1) racks(pen, x);
      else {
        pen.curve(
          `M${x} 18H${x + 36}M${x} 23H${x + 36}M${x} 28H${x + 36}M${x} 33H${x + 36}`,
          0.8,
          "steel",
        );
        pen.path(`M${x + 8} 29h6v3.5h-6zM${x + 22} 29h6v3.5h-6z`, "ink");
      }
      pen.circle(x + 18, 41.2, 1.3, "lit");
      pen.path(`M${x + 2} 4h4v8h-4zM${x + 30} 4h4v8h-4z`, "accent");
    }
    pen.rect(0, 9.5, 192, 2.5, "steel");
    pen.group({ x: 100, y: -2 }, () => trailerBack(pen));
    // Forklift, its pallet raised; more pallets stacked left of it.
    pen.group({ x: 196, y: -3, scale: 1.15 }, () => forklift(pen));
    for (const [x, y] of [
      [14, -3],
      [14, 9],
      [36, -3],
    ] as const)
      pallet(pen, x, y, y > 0 ? 0 : 1);
    band(pen, view, -3, "steel", -5.5);
    if (crop !== "wide") return;
    lamp(pen, -36, 50, -3);
    lamp(pen, -116, 50, -3);
    for (const [x, y] of [
      [-62, -3],
      [-62, 9],
      [-84, -3],
      [-84, 9],
      [-84, 21],
      [-18, -3],
    ] as const)
      pallet(pen, x, y, (y + 3) / 12);
  },
};

/** High racks seen through an open door. */
function racks(pen: Pen, x: number) {
  pen.path(
    `M${x + 2} 12h1.6v25h-1.6zM${x + 17} 12h1.6v25h-1.6zM${x + 32} 12h1.6v25h-1.6zM${x + 2} 20h32v1.4h-32zM${x + 2} 29h32v1.4h-32z`,
    "ink",
  );
  pen.path(
    `M${x + 5} 12h5v6h-5zM${x + 11} 12h4v4h-4zM${x + 21} 12h9v5h-9zM${x + 5} 21.4h9v5h-9zM${x + 20} 21.4h5v6h-5zM${x + 26} 21.4h5v4h-5zM${x + 6} 30.4h4v4h-4zM${x + 21} 30.4h8v4.5h-8z`,
    "accent",
  );
}

/** The back of a trailer at the dock: doors with lock rods, lights, wheels. */
function trailerBack(pen: Pen) {
  pen.path("M4 0h8v12h-8zM24 0h8v12h-8z", "ink");
  pen.rect(0, 9, 36, 36, "pale");
  pen.rect(0, 7, 36, 4, "ink");
  pen.path("M0 7h5v4h-5zM31 7h5v4h-5z", "accent");
  pen.curve("M18 11V45M9 13V43M13 13V43M23 13V43M27 13V43", 0.9, "steel");
  pen.curve("M9 25H13M23 25H27", 1.6, "ink");
  pen.path("M3 43.5h3v1.5h-3zM30 43.5h3v1.5h-3z", "accent");
  pen.rect(5, 4, 26, 1.6, "steel");
}

/** Mast, forks with a wrapped load, cage and counterweight; it faces left. */
function forklift(pen: Pen) {
  // Load on the forks.
  pen.path("M-20 14H3V16H-20z", "ink");
  pen.path("M-19 16h22v2.5h-22z", "steel");
  pen.path("M-18 18.5h20v9h-20zM-16 28.5h16v8h-16z", "accent");
  pen.path("M-9 18.5h2v9h-2zM-9 28.5h2v8h-2z", "pale");
  // Mast.
  pen.path("M4 2h2.2v50h-2.2zM8 2h2v50h-2zM3 50h8v2h-8zM3 28h8v2h-8z", "ink");
  // Body, seat, cage.
  pen.path(
    "M10 5H40C45 5 47 8 47 13V22C47 25 45 26 42 26H32L28 17H18L16 21H10z",
    "accent",
  );
  pen.path("M40 5C45 5 47 8 47 13V22C47 25 45 26 42 26H38V5z", "steel");
  pen.path("M22 17H30V19.5H28L31 29H28.5L26 20H22z", "ink");
  pen.curve("M13 21L17 46H38L40 26", 2, "ink");
  pen.curve("M17 21L20 26", 1.4, "ink");
  pen.circle(28, 48.5, 1.8, "lit");
  wheel(pen, 15, 5, 6);
  wheel(pen, 39, 4.5, 5);
}

/** A pallet with two cartons, or with drums. */
function pallet(pen: Pen, x: number, y: number, kind: number) {
  pen.path(
    `M${x} ${y}h20v1.2h-20zM${x} ${y + 2.2}h20v1.2h-20zM${x} ${y}h2.5v3h-2.5zM${x + 8.5} ${y}h3v3h-3zM${x + 17.5} ${y}h2.5v3h-2.5z`,
    "pale",
  );
  if (kind % 2 === 1) {
    pen.path(
      `M${x + 1} ${y + 3.4}h8.5v8.5h-8.5zM${x + 10.5} ${y + 3.4}h8.5v8.5h-8.5z`,
      "accent",
    );
    pen.path(
      `M${x + 4} ${y + 3.4}h2v8.5h-2zM${x + 14} ${y + 3.4}h2v8.5h-2z`,
      "lit",
    );
  } else pen.path(`M${x + 1} ${y + 3.4}h18v7h-18z`, "steel");
}
