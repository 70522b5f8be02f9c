// What browsers and extensions do to a page. Each function runs in the page.

/**
 * Translates the page as Google Chrome does: every text node becomes two <font> elements, now and whenever the page
 * changes. The translation is upper case.
 */
export function translate(): void {
  const untranslated = "script, style, title, textarea, option, svg, font";
  const wrap = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(untranslated)) return;
    const inner = document.createElement("font");
    inner.textContent = text.data.toUpperCase();
    const outer = document.createElement("font");
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  translateAll();
  document.documentElement.classList.add("translated-ltr");
  new MutationObserver(translateAll).observe(document.documentElement, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/**
 * Adds elements, as password managers and grammar checkers do; fields to forms, as extensions for forms and coupons do;
 * and attributes, as dark modes do.
 */
export function extend(): void {
  for (const form of document.forms) {
    for (const [type, name] of [
      ["hidden", "ext-helper-id"],
      ["text", "name"],
      ["checkbox", "__proto__"],
      ["file", "attachment2"],
    ] as const) {
      const field = document.createElement("input");
      Object.assign(field, { type, name, hidden: true });
      if (type !== "file") field.value = "1";
      form.append(field);
    }
    for (const field of form.elements)
      field.setAttribute("data-gramm", "false");
  }
  document.documentElement.setAttribute("data-darkreader-mode", "dynamic");

  for (const place of document.querySelectorAll(
    "header, main, main > *, form, form > div, label, button",
  )) {
    place.prepend(document.createElement("extension-icon"));
    place.append(document.createElement("extension-icon"));
  }
}

/** Fills every field of the last form in main. */
export function fillEveryField(email: string): void {
  const form = [...document.querySelectorAll("main form")].at(-1);
  if (!(form instanceof HTMLFormElement)) throw new Error("No form");
  for (const field of form.elements) {
    if (field.closest("[hidden]")) continue;
    if (field instanceof HTMLSelectElement) field.selectedIndex = 1;
    else if (field instanceof HTMLTextAreaElement) field.value = "A roof";
    else if (field instanceof HTMLInputElement) {
      if (field.type === "checkbox") field.checked = true;
      else if (field.type === "email") field.value = email;
      else if (field.type === "tel") field.value = "(713) 555-0100";
      else if (field.type === "date") {
        // Where it is today anywhere, a form takes it (forms/day.ts).
        field.value = new Date().toISOString().slice(0, 10);
      } else if (field.type === "text") field.value = "Ana Ruiz 77002";
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
