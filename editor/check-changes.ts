import { checkContent } from "../scripts/content/check-content.ts";
import { problemLine } from "../scripts/content/content-problem.ts";
import type { Changes } from "./repository.ts";

/** What npm run content:check would say after these changes of content/en, a line for each mistake. */
export function checkChanges(changes: Changes): string[] {
  const drafts = Object.fromEntries(
    [...changes].map(([path, text]) => [
      path.slice("content/en/".length),
      text,
    ]),
  );
  return checkContent("content", drafts).problems.map(problemLine);
}
