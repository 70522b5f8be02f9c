import { useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageAddressContext } from "#app/ui/page-address.ts";
import { Translation, type PageTranslation } from "#app/ui/use-words.ts";
import { keepTyped } from "./keep-typed.ts";

type Islands = Readonly<Record<string, () => Promise<unknown>>>;

const islandsUntil = (until: string) =>
  document.querySelectorAll<HTMLElement>(`[data-island][data-until=${until}]`);

/**
 * Starts the islands of the page that wait for the browser to be idle, which it is now. Returns how to start those that
 * wait for the visitor's first sign.
 */
export function watchIslands(islands: Islands): () => Promise<void> {
  const translation = readTranslation();
  const start = (island: HTMLElement) =>
    hydrate(island, islands[island.dataset.island!]!(), translation);
  const idle = [...islandsUntil("idle")].map(start);

  return async () => {
    await Promise.all([...idle, ...[...islandsUntil("sign")].map(start)]);
    document.documentElement.dataset.scripts = "ready";
  };
}

/** Hydrates an element that <Island> wrote, and repeats the clicks that came before. */
async function hydrate(
  island: HTMLElement,
  component: Promise<unknown>,
  translation: PageTranslation | undefined,
) {
  const Component = (await component) as ComponentType;
  const props = JSON.parse(island.dataset.props!) as object;
  const controls = () => island.querySelectorAll<HTMLElement>("[data-replay]");
  const before = controls();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <Translation value={translation}>
        <PageAddressContext value={location}>
          <Component {...props} />
          <Answering onAnswer={resolve} />
        </PageAddressContext>
      </Translation>,
      { onRecoverableError: keepTyped(island) },
    );
  });
  island.dataset.until = "";
  before.forEach(({ dataset }, index) => {
    if ("clicked" in dataset) controls()[index]?.click();
  });
}

/** The words of the page's language, if it is not English. */
function readTranslation() {
  const { textContent = "null" } = document.getElementById("translation") ?? {};
  return (JSON.parse(textContent) ?? undefined) as PageTranslation | undefined;
}

/** Says that React listens: the effects of all parts before it have run. */
function Answering({ onAnswer }: { onAnswer: () => void }) {
  useEffect(onAnswer, [onAnswer]);
  return null;
}
