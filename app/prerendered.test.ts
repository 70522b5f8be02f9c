import { expect, test } from "vitest";
import { forms } from "#forms/kinds.ts";
import { addresses } from "./prerendered.ts";

test("every form has an answer page for posts without scripts", () => {
  const known = addresses();
  for (const { page } of forms) expect(known).toContain(`${page}/thanks`);
});
