import { basename } from "node:path";
import { parse } from "yaml";
import { numbersWithoutSource } from "#compile/article-numbers.ts";
import { checkContent } from "#compile/check-content.ts";
import type { ContentProblem } from "#compile/content-problem.ts";
import { splitFrontMatter } from "#compile/front-matter.ts";
import { mediaIn } from "#compile/photos.ts";
import type { Page } from "#compile/page-table.ts";
import { media } from "./photos.ts";
import type { Check, Checked } from "./workspace.ts";
import type { Repository } from "./repository.ts";

const root = "content/";

/** What npm run content:check would report after these changes, and what they leave open. */
export const checkIn =
  (repository: Repository): Check =>
  (changes) => {
    const texts = [...changes].flatMap(([path, text]) =>
      path.startsWith(`${media}/`)
        ? []
        : [[path, text as string | undefined] as const],
    );
    const drafts = Object.fromEntries(
      texts.map(([path, text]) => [path.slice(root.length), text]),
    );
    const photos = new Set(mediaIn("content"));
    for (const [path, bytes] of changes) {
      if (!path.startsWith(`${media}/`)) continue;
      const name = basename(path);
      if (bytes) photos.add(name);
      else photos.delete(name);
    }
    const { problems, warnings, languages, pages, translations } = checkContent(
      "content",
      drafts,
      { coming: true, media: [...photos] },
    );
    const { figures, facts } = Object(languages.en) as Record<string, object>;
    const open = texts.map(([path, text]): Checked => {
      const before = repository.read(path) ?? "";
      if (text && /^content\/en\/(figures|facts)\.yaml$/.test(path))
        return changedFigures(path, before, text, (id) =>
          pages.filter(({ file }) =>
            names(repository.read(`content/${file}`), id),
          ),
        );
      const known = JSON.stringify([figures, facts, before]);
      const numbers =
        text && path.includes("/posts/")
          ? numbersWithoutSource(text, known)
          : [];
      return {
        problems: [],
        warnings: numbers.map((number) =>
          problemIn(
            path,
            "body",
            `has the number ${number}. Where does it come from? Add a footnote with the source, or write the answer under “Numbers”`,
          ),
        ),
      };
    });
    return {
      pages,
      translations,
      problems: [...problems, ...open.flatMap((one) => one.problems)],
      warnings: [...warnings, ...open.flatMap((one) => one.warnings)],
    };
  };

/** Figures and facts with another value: the day when somebody read the source, and the pages that change with them. */
export function changedFigures(
  path: string,
  before: string,
  after: string,
  pagesWith: (id: string) => readonly Page[],
  today = new Date().toISOString().slice(0, 10),
): Checked {
  const old = fieldsIn(before);
  const checked: Checked = { problems: [], warnings: [] };
  for (const [id, now] of Object.entries(fieldsIn(after))) {
    const was = old[id];
    const [oldValue, newValue] = [was, now].map(
      (one) => one?.value ?? one?.text,
    );
    if (!was || oldValue === newValue) continue;
    const asOf = String(was.asOf);
    if (asOf === now?.asOf && asOf !== today)
      checked.problems.push(
        problemIn(
          path,
          `${id}.asOf`,
          `is ${asOf}, but “${String(oldValue)}” is now “${String(newValue)}”: enter the day on which you read the source`,
        ),
      );
    const pages = pagesWith(id).map(({ name, title, path: at }) =>
      (name ?? title ?? at).replace(/ \| .*/, ""),
    );
    if (pages.length > 0)
      checked.warnings.push(
        problemIn(path, id, `also changes on: ${pages.join(", ")}`),
      );
  }
  return checked;
}

const names = (text: string | undefined, id: string) =>
  new RegExp(`(figure:|- )${id}\\b`).test(text ?? "");

const problemIn = (
  file: string,
  field: string,
  message: string,
): ContentProblem => ({ file, line: 1, field, message });

function fieldsIn(text: string) {
  const { yaml } = splitFrontMatter(text);
  return Object(parse(yaml ?? text)) as Record<
    string,
    Record<string, unknown> | undefined
  >;
}
