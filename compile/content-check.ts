import { checkContent } from "./check-content.ts";
import { ContentError, problemLine } from "./content-problem.ts";

/** npm run content:check: reports every mistake in content/, as the build does, and fails if there is one. */
const { files, problems, warnings } = checkContent();
for (const warning of warnings) console.log(`Warning: ${problemLine(warning)}`);
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exitCode = 1;
} else console.log(`content/ has no mistakes: ${files} files read`);
