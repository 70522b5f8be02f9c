import type { CDPSession, Page } from "@playwright/test";
import { pageKinds } from "./page-kinds.ts";
import { expect, longIf, painted, settle, test, wholeBrowser } from "./test.ts";

// Chromium builds the whole tree from the start, as it does for a visitor with a screen reader.
test.use({
  launchOptions: {
    ...wholeBrowser,
    args: [...wholeBrowser.args, "--force-renderer-accessibility"],
  },
});

/** The parts of a DevTools protocol node that this test reads. */
type DomNode = {
  nodeType: number;
  nodeName: string;
  backendNodeId: number;
  children?: DomNode[];
};

const inEveryRun = ["/", "/customer-service/claims"];

for (const path of pageKinds)
  test(
    `screen readers get exactly what ${path} shows, before React and after`,
    longIf(!inEveryRun.includes(path)),
    async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      // The scripts that load when the browser is idle hide one of two sentences about the office's hours.
      await expect(
        page.locator("[data-scripts=pending]:not([data-office])"),
      ).toHaveCount(0);
      await expectTreeOfWhatIsShown(page);
      await settle(page);
      // A carousel first measures which of its slides show, and then the others leave the tree.
      await painted(page);
      await expectTreeOfWhatIsShown(page);
    },
  );

async function expectTreeOfWhatIsShown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  // Before anything reads styles or boxes from the page, which would lay out the parts that the browser had skipped.
  const exposed = await exposedNodes(client);
  const { root } = await client.send("DOM.getDocument", { depth: -1 });
  const elements = elementsOf(root);
  const facts = await elementFacts(page);
  await client.detach();
  expect(elements.map(({ nodeName }) => nodeName.toLowerCase())).toEqual(
    facts.map(({ name }) => name),
  );

  const isExposed = ({ backendNodeId }: DomNode) => exposed.has(backendNodeId);
  const pairs = elements.map((node, index) => ({ node, ...facts[index]! }));
  expect({
    "exposed, not shown": pairs
      .filter(({ isShown, isChoice }) => !isShown && !isChoice)
      .filter(({ node }) => [node, ...textsOf(node)].some(isExposed))
      .map(({ label }) => label),
    "shown, not exposed": pairs
      .filter(({ isShown, isLandmark }) => isShown && isLandmark)
      .filter(({ node }) => !isExposed(node))
      .map(({ label }) => label),
  }).toEqual({
    "exposed, not shown": [],
    "shown, not exposed": [],
  });
  // Otherwise nothing was compared.
  expect(pairs.some(({ node, name }) => name === "h1" && isExposed(node))).toBe(
    true,
  );
}

/** The ids of the DOM nodes in the accessibility tree. */
async function exposedNodes(client: CDPSession): Promise<Set<number>> {
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  return new Set(
    nodes
      .filter(({ ignored }) => !ignored)
      .flatMap(({ backendDOMNodeId }) => backendDOMNodeId ?? []),
  );
}

/** All elements below a node, in document order, without links to files: React's start may add some meanwhile. */
const elementsOf = (node: DomNode): DomNode[] =>
  (node.children ?? [])
    .filter(({ nodeType, nodeName }) => nodeType === 1 && nodeName !== "LINK")
    .flatMap((element) => [element, ...elementsOf(element)]);

const textsOf = (node: DomNode) =>
  (node.children ?? []).filter(({ nodeType }) => nodeType === 3);

/** The page's own data on each of its elements, in document order. */
function elementFacts(page: Page) {
  return page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      (element.checkVisibility({ visibilityProperty: true }) ||
        // It has no box, but its content does.
        (getComputedStyle(element).display === "contents" &&
          isShown(element.parentElement!))) &&
      !element.closest("[aria-hidden=true], [inert]");
    return [...document.querySelectorAll(":not(link)")].map((element) => ({
      name: element.localName.toLowerCase(),
      label: `${element.localName}: ${element.textContent.slice(0, 60)}`,
      isShown: isShown(element),
      // For a closed list too: a screen reader says how many entries there are.
      isChoice: element.matches("select *"),
      isLandmark: element.matches(
        "h1, h2, h3, h4, h5, h6, a[href], button, input, select, textarea, summary",
      ),
    }));
  });
}
