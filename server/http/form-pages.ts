import type { Errors, FormPages, Values } from "#server/intake/form-answers.ts";
import type { Render } from "./renderer.ts";

/** What a page says above its form when nothing in it is wrong. */
type Alerts = { failure: string; busy: string; tooLarge: string };

/** The pages that answer a form posted without scripts: the form itself, at `path`, with what was typed. */
export function formPages(
  render: Render,
  path: string,
  { failure, busy, tooLarge }: Alerts,
): FormPages {
  const page = (typed: Values, errors: Errors, alert?: string) =>
    render(path, { form: { typed, errors, ...(alert && { alert }) } });
  return {
    problem: (typed, errors) => page(typed, errors),
    failure: (typed) => page(typed, {}, failure),
    busy: (typed) => page(typed, {}, busy),
    // What was too large was not read.
    tooLarge: () => page({}, {}, tooLarge),
  };
}
