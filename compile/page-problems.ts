import { existsSync } from "node:fs";
import { join } from "node:path";
import { drawn } from "./drawn.ts";
import { nearest } from "./issue-message.ts";
import { addressOf, type Page, type PageFile } from "./page-table.ts";

/** By address. More than one at an address is a mistake. */
type Pages = ReadonlyMap<string, readonly Page[]>;

type Problem = { path: readonly PropertyKey[]; message: string };

/** Addresses at which the server or the build answers. */
const taken =
  /^\/(api|assets|contact|images|lead|share|subscribe|healthz|readyz)(\/|$)/;

/** What is wrong with a page that its file alone does not show. */
export function pageProblems(file: PageFile, pages: Pages): Problem[] {
  const address = addressOf(file);
  const own = `${file.language}/${file.name}`;
  const at = pages.get(address)!;
  const page = at.find((one) => one.file === own)!;
  const other = at.find((one) => one.file !== own);
  return [
    ...addressProblems(file, address, other),
    ...viewProblems(page),
    ...sceneProblems(file, page),
    ...pinProblems(file, page),
    ...relatedProblems(file, pages),
  ];
}

function addressProblems(
  { kind, content }: PageFile,
  address: string,
  other: Page | undefined,
): Problem[] {
  // The address of other kinds is in the code.
  if (!/[:*]/.test(kind.address)) return [];
  const path = typeof content.path === "string" ? ["path"] : [];
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address))
    return [
      {
        path,
        message: `has the address ${address}: use small letters, digits and hyphens only`,
      },
    ];
  if (taken.test(address))
    return [
      { path, message: `has the address ${address}, where the server answers` },
    ];
  return other
    ? [
        {
          path,
          message: `has the address ${address}, which ${other.file} has too: choose another`,
        },
      ]
    : [];
}

function viewProblems({ view, path }: Page): Problem[] {
  const file = `app/${view}`;
  // The modules of families are made from content/ (section-views.ts).
  return !view.startsWith("pages/") ||
    existsSync(join(import.meta.dirname, "..", file))
    ? []
    : [
        {
          path: [],
          message: `is not served at ${path}: ${file} is missing`,
        },
      ];
}

function sceneProblems({ slug }: PageFile, { scene }: Page): Problem[] {
  if (!scene || drawn.scenes.includes(scene)) return [];
  const meant = nearest(scene, drawn.scenes);
  return [
    {
      path: [],
      message: `has no picture: name one as picture, or draw the scene art/scenes/${scene}.ts and name it in art/scenes.ts${meant ? `, or name the file ${slug.replace(scene, meant)}` : ""}`,
    },
  ];
}

/** Each text of a cutaway belongs to a pin of the drawing. */
function pinProblems(
  { content }: PageFile,
  { scene: name = "" }: Page,
): Problem[] {
  if (!Array.isArray(content.cutaway)) return [];
  const pins = drawn.cutaways[name];
  if (!pins)
    return [
      {
        path: ["cutaway"],
        message: `is not drawn: draw art/cutaways/${name}.ts and name it in art/cutaways.ts, or remove this field`,
      },
    ];
  return content.cutaway.flatMap(({ id }: { id: string }, index): Problem[] => {
    if (pins.includes(id)) return [];
    const meant = nearest(id, pins);
    return [
      {
        path: ["cutaway", index, "id"],
        message: `is ${id}, which art/cutaways/${name}.ts does not draw: ${meant ? `write ${meant}` : `choose ${pins.join(", ")}`}`,
      },
    ];
  });
}

/** A page's end shows the name and the summary of each related page. */
function relatedProblems({ content }: PageFile, pages: Pages): Problem[] {
  if (!Array.isArray(content.related)) return [];
  return content.related.flatMap((address: string, index): Problem[] => {
    // A page with mistakes is not in the table.
    const [page] = pages.get(address) ?? [];
    return !page || (page.name && page.isListed)
      ? []
      : [
          {
            path: ["related", index],
            message: `is ${address}, which has no name to show here: choose another page`,
          },
        ];
  });
}

/** The menus whose pages are cards too, each with a picture, on the home page. */
const menusOfCards = ["commercial", "personal", "services"];

/** What is wrong with the menus of navigation.yaml. */
export function menuProblems(navigation: unknown, pages: Pages): Problem[] {
  const lists = Object(Object(navigation).lists) as Record<
    string,
    { path: string }[]
  >;
  return menusOfCards.flatMap((menu) =>
    (lists[menu] ?? []).flatMap(({ path }, index) => {
      const [address = "", part] = path.split("#");
      // A page with mistakes is not in the table.
      const [page] = pages.get(address) ?? [];
      return !page || (page.name && page.scene && !part)
        ? []
        : {
            path: ["lists", menu, index, "path"],
            message: `is ${path}, which has no card for the home page: write the address of a page with a name and a picture`,
          };
    }),
  );
}
