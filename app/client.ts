// Every page fetches this when the browser is idle. It follows the clock, the window and jumps, remembers where the
// visit came from, points to the page in the visitor's language, and runs React if the page has islands.
import { rememberVisit } from "#app/sections/form-signals/visit-source.ts";
import { focusParts } from "./document/focus-part.ts";
import { keepPlace } from "./document/keep-place.ts";
import { startPageClock } from "./document/page-clock.ts";
import { riseIntoView } from "./ui/rise.ts";

// In development, content/ may have changed while the page loaded (scripts/dev/site-in-development.ts).
import.meta.hot?.send("page:opened", performance.timeOrigin);

startPageClock();
keepPlace();
focusParts();
riseIntoView();
rememberVisit();

const language = navigator.language.slice(0, 2);
if (
  language !== document.documentElement.lang.slice(0, 2) &&
  document.querySelector(`link[hreflang="${language}"]`)
)
  void import("./document/language-hint.ts").catch(() => {});

if (document.querySelector("img[data-track]"))
  void import("./ui/track-images.ts").then(({ trackImages }) => trackImages());

/** Runs React, which the page has fetched but not run until now. */
const runReact = async () => (await import("./islands.ts")).runReact();

let islands: ReturnType<typeof runReact> | undefined;

if (document.querySelector("[data-until=idle]")) {
  islands = runReact();
  // startIslands() reports a failure.
  islands.catch(() => {});
}

/** Called at the visitor's first sign. Rejects if one of their files is missing. */
export async function startIslands(): Promise<void> {
  const life = document.querySelector<HTMLTemplateElement>("[data-life]");
  if (life) (await import("./pages/home/wake-hero.ts")).wakeHero(life);
  if (document.querySelector("[data-island]"))
    await (
      await (islands ??= runReact())
    )();
}
