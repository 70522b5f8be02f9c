import { post } from "./signed-in.js";

/** Asks where the addresses of deleted pages lead. Undefined if they are kept, "" if the files are no pages. */
export async function askWhere(paths) {
  const response = await post("/leaving", JSON.stringify({ paths }));
  const { leaving, to, pages } = await response.json();
  if (leaving.length === 0) return "";
  const dialog = document.querySelector("#leaving");
  dialog.querySelector("h2").textContent =
    `Delete ${leaving.map(({ name }) => `“${name}”`).join(", ")}?`;
  dialog
    .querySelector("div")
    .replaceChildren(...leaving.map(({ links }) => linksInWords(links)));
  const select = dialog.querySelector("select");
  select.replaceChildren(
    ...pages.map(({ path, name }) => new Option(`${name} (${path})`, path)),
  );
  select.value = to;
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((done) =>
    dialog.addEventListener("close", done, { once: true }),
  );
  return dialog.returnValue ? select.value : undefined;
}

function linksInWords(links) {
  const words = document.createElement("p");
  words.textContent =
    links.length === 0
      ? "No other page links here."
      : `${links.length === 1 ? "One file links" : `${links.length} files link`} here: ${links.slice(0, 5).join(", ")}${links.length > 5 ? " and others" : ""}. Links in their texts will lead to the page that you choose; lists and menus lose the entry.`;
  return words;
}
