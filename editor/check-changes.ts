import { checkContent } from "#compile/check-content.ts";
import { problemLine } from "#compile/content-problem.ts";
import type { Changes } from "./repository.ts";

/** The mistakes that npm run content:check would report after these changes in content/en, one line each. */
export function checkChanges(changes: Changes): string[] {
  const drafts = Object.fromEntries(
    [...changes].map(([path, text]) => [
      path.slice("content/en/".length),
      text,
    ]),
  );
  return checkContent("content", drafts).problems.map(problemLine);
}
