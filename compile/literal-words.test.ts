import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const files = globSync("app/{layout,pages,sections,ui}/**/*.{ts,tsx}", {
  exclude: ["**/*.test.*", "**/schema.ts"],
});

test("components have no words of their own; all come from content/", () => {
  const found = files.flatMap((file) =>
    literalWords(file, readFileSync(file, "utf8")).map(
      (words) => `${file}: ${words}`,
    ),
  );
  expect(found).toEqual([]);
});

test("words in a component are found, and names for machines are not", () => {
  const source = `
    import { a } from "../compile/some words";
    if (a !== "Texas") throw new Error("There is none");
    const says = (count) => count === 1 ? "One result" : \`\${count} results in all\`;
    const part = <svg className="One two" d="M0 27"><Step name="Next" /> of <b title="Pages" /></svg>;`;
  expect(literalWords("part.tsx", source)).toEqual([
    "One result",
    "results in all",
    "Next",
    "of",
    "Pages",
  ]);
});

type Node = { type: string } & Record<string, unknown>;

/** Strings in a module that look like words for visitors. */
function literalWords(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, parent: Node) => {
    if (Array.isArray(value)) for (const one of value) visit(one, parent);
    else if (isNode(value) && !isForMachines(value, parent)) {
      const text = textOf(value);
      const isWords = isShown(value, parent) ? /\p{L}/u : likeWords;
      if (isWords.test(text)) found.push(text);
      for (const child of Object.values(value)) visit(child, value);
    }
  };
  visit(parseSync(file, source).program, { type: "File" });
  return found;
}

/** Two words, or one that starts like a sentence. */
const likeWords = /\p{L}\S*\s+\S*\p{L}|^\p{Lu}\p{Ll}+$/u;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function textOf({ type, value }: Node): string {
  const text =
    type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
  // Entities such as &nbsp; stand for characters.
  return typeof text === "string" ? text.replace(/&\w+;/g, "").trim() : "";
}

/** Attributes that visitors see or hear. */
const shown =
  /^(alt|aria-(description|label|roledescription|valuetext)|label|legend|placeholder|title)$/;

const isShown = (node: Node, parent: Node) =>
  node.type === "JSXText" ||
  (parent.type === "JSXAttribute" && shown.test(nameOf(parent)));

/** They contain no words for visitors. */
const machineFunctions = new Set([
  "matchMedia",
  "querySelector",
  "setRequestHeader",
  "info",
]);

/** "info" of console.info() */
const calledName = (callee: unknown) =>
  isNode(callee) ? nameOf({ type: "", name: callee.property ?? callee }) : "";

const nameOf = ({ name }: Node) => String((name as Node).name);

/** Types, imports, messages for engineers, compared values, and HTML attributes that nobody sees. */
function isForMachines(node: Node, parent: Node): boolean {
  const { type, operator, callee, value } = node;
  if (type === "JSXAttribute")
    return (
      /^[a-z]/.test(nameOf(parent)) &&
      (value as Node | null)?.type === "Literal" &&
      !shown.test(nameOf(node))
    );
  if (type.startsWith("TS")) return !/^TS(As|NonNull|Satisfies)/.test(type);
  return (
    type === "ThrowStatement" ||
    type === "ImportDeclaration" ||
    operator === "===" ||
    operator === "!==" ||
    machineFunctions.has(calledName(callee))
  );
}
