// Says at the bottom of a page that it is there in the visitor's language too, until the visitor has closed the hint or
// followed a link to that language. client.ts fetches it only for those visitors.
import { languageHints } from "#content/language-hints.ts";
import type { languageHint } from "#content/ui/language-hint.ts";
import styles from "./language-hint.css?inline";

const entry = "language";
const language = navigator.language.slice(0, 2);
const found = languageHints[language];
const toLanguage = `a[hreflang="${language}"]`;

const page = document.querySelector<HTMLAnchorElement>(`header ${toLanguage}`);
if (found && page && !isSettled() && "adoptedStyleSheets" in document)
  show(found, page.href);

/** Without storage the hint would come back on every page. */
function isSettled(): boolean {
  try {
    return localStorage.getItem(entry) !== null;
  } catch {
    return true;
  }
}

function show(words: Omit<typeof languageHint, "part">, address: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const hint = document.createElement("aside");
  hint.lang = language;
  hint.setAttribute("aria-label", words.text);
  hint.dataset.hint = "";
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const link = document.createElement("a");
  link.href = address;
  link.hreflang = language;
  link.textContent = words.text;
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", words.close);
  button.textContent = "×";
  hint.append(status, button);

  const settle = ({ target }: Event) => {
    if (!(target as Element).closest(`[data-hint] button, ${toLanguage}`))
      return;
    removeEventListener("click", settle);
    hint.remove();
    try {
      localStorage.setItem(entry, language);
    } catch {
      // Storage is full: it comes back on the next page.
    }
  };
  addEventListener("click", settle);

  document.body.append(hint);
  // Screen readers announce words that appear in a status, not a status that appears.
  requestAnimationFrame(() => status.append(link));
}
