import { across, band, clumps, lamp, strokes, wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { tree } from "../plants.ts";
import type { Scene, View } from "../scene.ts";

export const businessOwnersPolicy: Scene = {
  subject:
    "a bootmaker's shop on a small-town main street, its owner at the lit window upstairs, a van that delivers",
  hour: "sunrise",
  seed: 557,
  width: 244,
  height: 126,
  place: {
    wide: { size: 0.78, x: 0.6 },
    card: { size: 0.66, x: 0.55 },
    post: { size: 0.7, x: 0.56 },
    square: { size: 0.56, x: 0.55 },
  },
  sun: { x: 0.2, y: 0.36, radius: 0.12 },
  draw(pen, crop, view) {
    neighbors(pen);
    shop(pen);
    if (crop === "wide")
      tree(pen, { x: -66, y: -1, width: 42, height: 54, seed: 6 });
    street(pen, view);
    van(pen);
    courier(pen);
    lamp(pen, 234, 44, -1);
  },
};

/** The rest of the street, closed at this hour. */
function neighbors(pen: Pen) {
  // A false front behind the van.
  pen.path("M-38 0V54H-28V62H-18V70H46V62H56V54H66V0z", "steel");
  pen.path(
    "M-40 53H-28V56H-40zM-30 61H-18V64H-30zM-20 69H48V72H-20zM46 61H58V64H46zM56 53H68V56H56z",
    "ink",
  );
  for (const x of [-28, -2, 24, 46]) pen.rect(x, 38, 12, 14, "ink");
  pen.rect(-32, 0, 92, 26, "ink");
  pen.rect(-40, 28, 108, 4, "ink");
  // Low shops to the right.
  pen.rect(214, 0, 56, 58, "steel");
  pen.rect(212, 57, 60, 4, "ink");
  pen.rect(217, 4, 12, 26, "ink");
  pen.rect(239, 8, 25, 20, "lit");
  pen.curve("M251.500 8V28M239 22H264", 1, "ink");
  pen.path("M216 42H268L272 33H212z", "leaf");
}

function street(pen: Pen, view: View) {
  band(pen, view, 0, "pale", -4);
  band(pen, view, -4, "steel", -17);
  const step = 30;
  strokes(
    pen,
    Array.from({ length: 20 }, (_, index) => {
      const x = across(view, 0) + index * step;
      return [x, -10.5, x + 13, -10.5];
    }),
    1.2,
    "lit",
  );
}

function shop(pen: Pen) {
  // Limestone, a stepped parapet with a cornice.
  pen.path("M96 0V102H120V110H184V102H208V0z", "pale");
  pen.path(
    "M92 100H120V104H92zM116 109H188V114H116zM184 100H212V104H184z",
    "ink",
  );
  pen.path("M138 114C140 124 164 124 166 114z", "ink");
  pen.path(
    "M96 8h6v7h-6zM96 22h6v7h-6zM96 58h6v7h-6zM96 72h6v7h-6zM96 86h6v7h-6zM202 8h6v7h-6zM202 22h6v7h-6zM202 58h6v7h-6zM202 72h6v7h-6zM202 86h6v7h-6z",
    "far",
  );
  // Upstairs: a blind, the owner at the desk, a plant.
  for (const [x, glass] of [
    [108, "steel"],
    [141, "lit"],
    [174, "lit"],
  ] as const) {
    pen.path(
      `M${x - 2} 60H${x + 24}V82C${x + 24} 99 ${x - 2} 99 ${x - 2} 82z`,
      "ink",
    );
    pen.path(`M${x} 62H${x + 22}V82C${x + 22} 96 ${x} 96 ${x} 82z`, glass);
    pen.rect(x - 4, 58, 30, 3, "ink");
  }
  pen.path("M108 76H130V82C130 96 108 96 108 82z", "far");
  pen.curve(
    "M119 62V76M185 62V92M174 78H196M141 78H145M160 78H163",
    1.2,
    "ink",
  );
  pen.circle(148.5, 77.5, 4.2, "ink");
  pen.path("M141 62C141 70 143 73 148.500 73S156 70 156 62z", "steel");
  pen.curve("M160 62V70", 1.2, "ink");
  pen.path("M155.500 69H163L161.500 74.500H158z", "accent");
  clumps(pen, [180, 66, 3.6, 184, 68, 3.4, 178, 69, 2.6], "leaf");
  // Shop front.
  pen.rect(102, 0, 100, 46, "ink");
  for (const x of [106, 166]) {
    pen.rect(x, 8, 32, 26, "lit");
    pen.rect(x, 36.5, 32, 5, "lit");
    pen.curve(`M${x + 8} 36V42M${x + 16} 36V42M${x + 24} 36V42`, 1, "ink");
    pen.rect(x + 1, 1.5, 30, 4, "steel");
  }
  pen.rect(141, 36.5, 22, 5, "lit");
  pen.rect(142, 0, 20, 34, "accent");
  pen.rect(145, 12, 14, 19, "lit");
  pen.circle(158.5, 8, 1.1, "ink");
  pen.path("M148 18h8v6h-8z", "pale");
  // Boots and hats on show.
  for (const x of [109, 122.5, 182])
    boot(pen, x, 9, 0.42, x === 182 ? "ink" : "steel");
  boot(pen, 113, 9, 0.42, "accent");
  boot(pen, 126.5, 9, 0.42, "accent");
  boot(pen, 186.5, 9, 0.42, "accent");
  pen.curve("M107 25H137", 1.2, "ink");
  pen.path("M173 8.500h2v12h-2zM170 8h8v1.500h-8z", "ink");
  for (const [x, y] of [
    [174, 19],
    [114, 26],
    [128, 26],
  ] as const)
    pen.path(
      `M${x - 6} ${y + 1}C${x - 3} ${y - 1} ${x + 3} ${y - 1} ${x + 6} ${y + 1}L${x + 3} ${y + 1.5}L${x + 2} ${y + 5}H${x - 2}L${x - 3} ${y + 1.5}z`,
      "ink",
    );
  // The flat canopy on its rods.
  pen.curve("M101 66L93 51M203 66L211 51", 1.4, "ink");
  pen.rect(90, 46, 124, 5, "ink");
  pen.rect(90, 46, 124, 2, "accent");
  // The sign shows what the shop sells.
  pen.curve("M208 98H232M208 88L220 98", 1.8, "ink");
  pen.curve("M218 98V92M229 98V92", 1, "ink");
  boot(pen, 212, 62, 1.02, "accent");
  pen.curve(
    "M215.500 78C219 81 222 77 226 80M216 84C220 87 222 83 226 86",
    1,
    "pale",
  );
}

function boot(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  color: "accent" | "steel" | "ink",
) {
  pen.group({ x, y, scale }, () =>
    pen.path(
      "M3 0V8L5 31Q11 26 17 31L16 15C18 11 26 10 28 6C29 4 28 2 27 2H14L11 4V0z",
      color,
    ),
  );
}

/** A step van with its back doors open toward the shop. */
function van(pen: Pen) {
  pen.group({ x: 6, y: -7, scale: 0.86 }, () => {
    pen.path("M10 6V44C10 49 13 51 17 51H78V6z", "pale");
    pen.path("M10 24L-2 20C-5 19 -6 17 -6 14V7C-6 6 -5 6 -4 6H12V26z", "pale");
    pen.path("M8 27L13 46H26V27z", "ink");
    pen.path("M11 29L14.500 44H18L14 29z", "steel");
    pen.rect(10, 17, 68, 5, "accent");
    pen.rect(-7, 5, 86, 4, "ink");
    pen.path("M-6 14h4v5h-2c-2-1-2-3-2-5z", "lit");
    pen.curve("M30 9V46H44V9", 1, "ridge1");
    pen.curve("M30 9V46M44 9V46", 1, "far");
    pen.rect(76, 9, 3, 40, "ink");
    pen.path("M79 9L88 5V46L79 48z", "steel");
    wheel(pen, 8, 6, 8.5, "steel", "pale");
    wheel(pen, 62, 6, 8.5, "steel", "pale");
    // A parcel as its sign.
    pen.path("M53 30h14v12h-14z", "accent");
    pen.curve("M60 30V42", 1.6, "pale");
  });
}

/** A person with a hand truck of boxes. */
function courier(pen: Pen) {
  pen.group({ x: 79, y: -3, scale: 1.05 }, () => {
    pen.curve("M1 0L4 11L3 13M10 0L5.500 12", 3, "ink");
    pen.path("M1 11L2 22C3 25 8 25 9 22L8 11z", "ink");
    pen.curve("M6 21L12 16L15 18", 2, "ink");
    pen.circle(6.5, 28, 3, "ink");
    pen.path(
      "M3 28.500H10.500L13 28C11 30 10 31.500 7 31.500S3 30 3 28.500z",
      "accent",
    );
    pen.curve("M14 20L21 2H29", 1.3, "steel");
    pen.circle(20, 2.2, 2.4, "ink");
    pen.group({ x: 22.5, y: 3, turn: 21 }, () => {
      pen.rect(0, 0, 9, 8, "accent");
      pen.rect(0.5, 8.6, 8, 7, "lit");
      pen.curve("M4.500 0V8M4.500 8.600V15.600", 1, "ink");
    });
  });
}
