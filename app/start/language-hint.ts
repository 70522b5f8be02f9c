// Says at the bottom of an English page that it is there in the visitor's language too, until the visitor has closed the
// hint or followed a link to that language. start-react.ts fetches this only for browsers in one of the languages.
import { languageHints } from "#content/language-hints.ts";
import type { languageHint } from "#content/ui/language-hint.ts";
import styles from "./language-hint.css?inline";

const entry = "language";
const language = navigator.language.slice(0, 2);
const found = languageHints[language];
const toLanguage = `a[hreflang="${language}"]`;

if (found && !isSettled() && "adoptedStyleSheets" in document) show(found);

/** Without storage the hint would come back on every page. */
function isSettled(): boolean {
  try {
    return localStorage.getItem(entry) !== null;
  } catch {
    return true;
  }
}

function show(words: Omit<typeof languageHint, "part">) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  // As a child of the body it is safe from React, which skips elements there that it did not render.
  const hint = document.createElement("aside");
  hint.lang = language;
  hint.setAttribute("aria-label", words.text);
  hint.dataset.hint = "";
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const link = document.createElement("a");
  link.hreflang = language;
  link.textContent = words.text;
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", words.close);
  button.textContent = "×";
  hint.append(status, button);

  /** React may have moved to a page that is not in the language, or say in the same place that it is offline. */
  const follow = () => {
    const to = document.querySelector<HTMLAnchorElement>(
      `header ${toLanguage}`,
    );
    hint.hidden = !to || !navigator.onLine;
    if (to && link.href !== to.href) link.href = to.href;
  };
  const observer = new MutationObserver(follow);
  observer.observe(document.body, {
    attributeFilter: ["href"],
    childList: true,
    subtree: true,
  });

  const settle = ({ target }: Event) => {
    if (!(target as Element).closest(`[data-hint] button, ${toLanguage}`))
      return;
    observer.disconnect();
    removeEventListener("click", settle);
    hint.remove();
    try {
      localStorage.setItem(entry, language);
    } catch {
      // Storage is full: it comes back on the next page.
    }
  };
  addEventListener("click", settle);

  follow();
  document.body.append(hint);
  // Screen readers announce words that appear in a status, not a status that appears.
  requestAnimationFrame(() => status.append(link));
}
