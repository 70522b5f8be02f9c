import { readFileSync } from "node:fs";
import { checkContent } from "./check-content.ts";
import { ContentError, fileProblem, problemLine } from "./content-problem.ts";
import { mediaIn } from "./photos.ts";

/** npm run content:check: reports every mistake in content/, as the build does, and fails if there is one. */
const { files, problems: inText, warnings } = checked();
const problems = [...inText];
for (const name of mediaIn("content").filter((one) => one.endsWith(".svg"))) {
  // Only now: svgo takes longer to load than all other checks.
  const { cleanDrawing } = await import("./pictures/clean-drawing.ts");
  const file = `content/media/${name}`;
  const { problem } = cleanDrawing(readFileSync(file, "utf8"));
  if (problem) problems.push(fileProblem(file, problem));
}
for (const warning of warnings) console.log(`Warning: ${problemLine(warning)}`);
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exitCode = 1;
} else console.log(`content/ has no mistakes: ${files} files read`);

/** Ends with one line if a setting is wrong. */
function checked() {
  try {
    return checkContent();
  } catch (error) {
    console.error(`Nothing checked: ${(error as Error).message}`);
    process.exit(1);
  }
}
