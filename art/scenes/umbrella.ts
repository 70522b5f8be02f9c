import { wheel } from "../parts.ts";
import type { Pen } from "../pen.ts";
import { fence, tree } from "../plants.ts";
import type { Scene } from "../scene.ts";

export const umbrella: Scene = {
  subject:
    "a family home with a pool, a boat on its trailer and a young driver's car; a parasol over the terrace",
  hour: "evening",
  seed: 587,
  width: 292,
  height: 116,
  place: {
    wide: { size: 0.68, x: 0.56 },
    card: { size: 0.62, x: 0.5 },
    post: { size: 0.66, x: 0.52 },
    square: { size: 0.5, x: 0.5 },
  },
  sun: { x: 0.22, y: 0.32, radius: 0.13 },
  draw(pen, crop) {
    tree(pen, { x: 198, width: 78, height: 106, seed: 14 });
    if (crop === "wide") tree(pen, { x: -38, width: 42, height: 56, seed: 21 });
    house(pen);
    fence(
      pen,
      226,
      300,
      { height: 15, step: 5.7, width: 0.9, rails: 2 },
      "ridge1",
    );
    pool(pen);
    parasol(pen);
    boat(pen);
    car(pen);
  },
};

/** Low roofs, a stone chimney, a wall of glass toward the pool. */
function house(pen: Pen) {
  pen.rect(156, 50, 14, 54, "pale");
  pen.path("M156 84h6v5h-6zM164 92h6v5h-6zM163 78h7v5h-7z", "far");
  pen.rect(154, 102, 18, 3, "ink");
  // Garage.
  pen.rect(84, 0, 58, 37, "steel");
  pen.path("M76 37H142V42H76z", "ink");
  pen.rect(90, 0, 39, 28, "pale");
  pen.curve("M91 7H128M91 14H128M91 21H128", 1, "far");
  // The upper story, the living room, their roof.
  pen.path("M134 0V76L220 60V0z", "ink");
  pen.path("M122 78L232 57.500V63.500L122 84z", "accent");
  pen.path("M142 46H162V66L142 69.700z", "lit");
  pen.path("M180 46H198V59L180 62.400z", "lit");
  pen.curve("M152 46V68M189 46V61", 1.1, "ink");
  pen.path("M142 46H152V56H142z", "steel");
  pen.rect(205, 46, 9, 9, "steel");
  pen.rect(140, 4, 16, 30, "accent");
  pen.rect(143, 16, 10, 14, "lit");
  pen.rect(162, 4, 54, 30, "lit");
  pen.curve("M180 4V34M198 4V34", 1.2, "ink");
  pen.rect(130, 35, 100, 4, "steel");
  // Inside: a lamp, the back of a chair.
  pen.curve("M189 34V28", 1.2, "ink");
  pen.path("M183 22H195L191.500 28.500H186.500z", "accent");
  pen.path("M166 4H176V12C176 15 166 15 166 12z", "steel");
  pen.rect(128, 0, 98, 4, "pale");
}

function pool(pen: Pen) {
  pen.path("M158 1H292L298 -16H146z", "pale");
  pen.path("M172 -3H280L284 -13H164z", "leaf");
  pen.path("M172 -3H280L279.600 -4.400H170.600z", "steel");
  pen.curve(
    "M172 -7H180M198 -10.500H210M252 -7H268M240 -10.500H250",
    1,
    "pale",
  );
  // A ladder, a ring.
  pen.curve(
    "M186 -8V4C186 8 191 8 191 4V-2M193 -8V4C193 8 198 8 198 4V-2",
    1.3,
    "ink",
  );
  pen.ellipse(218, -6.5, 9, 3, "accent");
  pen.ellipse(218, -6.2, 4.5, 1.3, "leaf");
}

function parasol(pen: Pen) {
  pen.curve("M258 0V58", 2, "ink");
  pen.path(
    "M226 42C228 56 243 62 258 62S288 56 290 42C285 45 279 45 274 42C269 45 263 45 258 42C253 45 247 45 242 42C237 45 231 45 226 42z",
    "accent",
  );
  pen.path(
    "M258 62C249 58 243 50 242 42C247 45 253 45 258 42zM258 62C273 60 286 52 290 42C285 45 279 45 274 42C273 50 267 58 258 62z",
    "pale",
  );
  pen.circle(258, 63, 1.8, "ink");
  // A lounger under it.
  pen.path("M234 6H256L268 17L270 15L258 3.500H234z", "accent");
  pen.curve("M237 4V0M254 4V0", 1.6, "ink");
}

/** A runabout on its trailer. */
function boat(pen: Pen) {
  pen.curve("M4 8H60L74 5", 2.2, "ink");
  pen.curve("M14 8L10 15M50 8L54 14M73 5V-3", 2.2, "ink");
  pen.path("M6 32L11 15C12 13 14 12 17 12H46C60 13 72 22 80 34z", "pale");
  pen.path("M5 36.500L7.200 28H76.500L82 36.500z", "accent");
  pen.path("M44 37L35 48H38L54 37z", "lit");
  pen.curve("M43 37L35 48L53 37", 1.6, "ink");
  pen.path("M14 37H24V45C24 47 16 47 15.500 44zM27 37H33V41H27z", "ink");
  pen.path("M-3 40H5V46C5 49 -4 48 -4 44zM-1 40H3V16L-1 13z", "ink");
  wheel(pen, 28, 5, 7, "steel", "pale");
}

/** A small car with a surfboard on its roof. */
function car(pen: Pen) {
  pen.group({ x: 82, y: -11 }, () => {
    pen.path(
      "M-2 7C-3 12 -2 17 2 19L12 21C16 28 19 31 25 31H36C43 31 46 28 49 20L54 18C57 16 57 11 56 7z",
      "accent",
    );
    pen.path(
      "M15 21C18 26 20 28 25 28H28V20.500zM31 28H36C41 28 43 26 45 20.500H31z",
      "ink",
    );
    pen.rect(-2, 5, 58, 2.4, "ink");
    pen.path("M-1 14h4v4c-3 0-4-2-4-4z", "lit");
    pen.curve("M22 30V34M38 30V34", 1.4, "ink");
    pen.path(
      "M5 36.500C12 32.500 38 32 52 36C44 39.500 14 40 5 36.500z",
      "leaf",
    );
    pen.curve("M29.500 9V20M33 17H36", 0.8, "ink");
    wheel(pen, 10, 6, 6.5, "pale");
    wheel(pen, 44, 6, 6.5, "pale");
  });
}
