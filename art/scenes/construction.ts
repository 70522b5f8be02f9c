import { lattice, sash } from "../parts.ts";
import type { Scene } from "../scene.ts";

export const construction: Scene = {
  subject: "a tower crane lifts a beam over a steel frame, an excavator beside",
  hour: "sunrise",
  seed: 23,
  width: 240,
  height: 196,
  place: {
    wide: { size: 0.84, x: 0.66 },
    card: { size: 0.8, x: 0.6 },
    square: { size: 0.6, x: 0.54 },
  },
  sun: { x: 0.36, y: 0.42, radius: 0.15 },
  draw(pen, crop, view) {
    // Stair core, then the frame with its deck edges and the first cladding.
    pen.rect(86, 0, 20, 118, "steel");
    pen.path(
      "M90 97h4v8h-4zM98 97h4v8h-4zM90 109h4v6h-4zM98 109h4v6h-4z",
      "ink",
    );
    pen.rect(12, 1, 96, 44, "steel");
    pen.windows(
      { x: 12, y: 2, width: 96, height: 46, columns: 12, rows: 2 },
      { seed: 4, share: 0.62, fill: 0.62 },
    );
    pen.rect(84, 46, 24, 22, "steel");
    pen.windows(
      { x: 84, y: 46, width: 24, height: 23, columns: 3, rows: 1 },
      { seed: 6, share: 0.8, fill: 0.62 },
    );
    pen.curve(
      "M12 0V104M36 0V104M60 0V104M84 0V104M108 0V98M10 24H110M10 47H110M10 70H110M10 93H110",
      3.6,
      "thin",
    );
    pen.curve(
      "M12 47L36 70M36 47L12 70M84 70L108 93M108 70L84 93",
      1.6,
      "thin",
    );
    // Guard rails on the open decks, work lights under them.
    pen.curve("M36 76H108M36 81H108M12 99H108M12 103.5H108", 0.9, "accent");
    for (const x of [24, 48, 72, 96])
      pen.circle(x, x > 80 ? 88 : 66, 1.7, "lit");
    // Scaffold on the left flank.
    pen.curve(
      "M2 0V98M9 0V98M2 12L9 24L2 36L9 48L2 60L9 72L2 84L9 96M0 24H11M0 48H11M0 72H11M0 96H11",
      1.1,
      "pale",
    );
    // Mast on its footing, cab, jib, apex and ties.
    pen.rect(142, -2, 28, 6, "steel");
    lattice(pen, [156, 3], [156, 162], { depth: 9, bays: 24, width: 2 });
    pen.path("M149 160H163V168H149z", "ink");
    pen.path("M141 152H150V165H141z", "accent");
    pen.rect(142.5, 157, 4.5, 6, "lit");
    lattice(pen, [158, 170], [20, 170], {
      depth: 6.5,
      bays: 34,
      width: 1.7,
      tip: 4,
    });
    pen.path("M156 167H206V172H156zM190 152H204V168H190z", "ink");
    pen.path("M151.5 167L155 194H157L160.5 167z", "thin");
    pen.curve("M156 192L62 173M156 192L104 173M156 192L200 172", 1.2, "thin");
    pen.circle(156, 195, 2, "accent");
    for (const x of [22, 54, 86, 118]) pen.circle(x, 175, 1.7, "lit");
    // Trolley, hook and the beam.
    pen.rect(54, 162, 10, 4.5, "ink");
    pen.curve(
      "M57 162V138M61 162V138M59 136L40 126M59 136L78 126",
      1.1,
      "thin",
    );
    pen.rect(56, 134, 6, 5, "accent");
    pen.path("M34 120H84V121.5H61V124.5H84V126H34V124.5H57V121.5H34z", "thin");
    // Excavator: tracks, house, boom, stick and bucket.
    pen.group({ x: 0, y: -3 }, () => {
      pen.rect(186, 0, 42, 11, "ink", 5.5);
      pen.curve("M192 5.5H222", 3, "steel");
      pen.rect(200, 11, 14, 3, "ink");
      pen.path("M194 14H230V28L222 31H194z", "accent");
      pen.path("M194 14H210V40H198L194 30z", "accent");
      pen.path("M196.5 28V30L200 37.5H207V28z", "lit");
      pen.path("M206 24L212 30L190 56L178 46L180 43L189 49z", "accent");
      pen.path("M179 50L184 48L174 18L170 20z", "ink");
      pen.path("M175 22L164 20C160 14 163 8 172 7L177 17z", "ink");
    });
    // Spoil heap and the site fence.
    pen.path("M112 -2C120 6 126 12 134 9S146 2 150 -2z", "steel");
    if (crop !== "wide") return;
    let panels = "";
    for (let x = -22; x > view.left - 30; x -= 24)
      panels += `M${x} 0h-22v15h22z`;
    pen.path(panels, "steel");
    pen.rect(view.left - 5, 13.5, -17 - view.left, 1.5, "accent");
    // Site office on the far side of the fence, and stacked pipe.
    pen.rect(-112, 15, 52, 22, "pale");
    pen.rect(-115, 36, 58, 3, "ink");
    pen.rect(-105, 19, 12, 12, "ink");
    sash(pen, [-86, 21, 20, 9], [3, 1], "ink");
    for (const [x, y] of [
      [262, 4],
      [274, 4],
      [286, 4],
      [268, 14],
      [280, 14],
    ] as const) {
      pen.circle(x, y, 6, "ink");
      pen.circle(x, y, 4, "steel");
    }
  },
};
