import { post } from "./signed-in.js";

const bar = document.querySelector("#publish");
const [button, back] = bar.querySelectorAll("button");
const status = bar.querySelector("[role=status]");
const details = bar.querySelector("details");
const waiting = bar.querySelector("#waiting");
const coming = bar.querySelector("#coming");
const translations = bar.querySelector("#translations");

/** The last commit that Sveltia CMS has read or made. */
let head;

/** The button that publishes. After a reload it shows a publication that still runs. */
export async function showPublishing() {
  bar.hidden = false;
  button.addEventListener("click", () => follow("POST"));
  back.addEventListener("click", takeBack);
  // Somebody else may have published or taken back meanwhile.
  window.addEventListener("focus", () => follow("GET"));
  showComing();
  showTranslations();
  await follow("GET");
}

/** After a change was kept. */
export async function followChange() {
  head = undefined;
  showComing();
  showTranslations();
  await follow("GET");
}

async function showComing() {
  const articles = await (await fetch("/coming")).json();
  coming.hidden = articles.length === 0;
  coming.querySelector("summary").textContent =
    `What is coming: ${articles.length}`;
  coming.querySelector("ul").replaceChildren(
    ...articles.map(({ title, when }) => {
      const line = document.createElement("li");
      line.textContent = `${title}: ${when}`;
      return line;
    }),
  );
}

/** Of each language what somebody has to look at, and the pages that it lacks. */
async function showTranslations() {
  const languages = await (await fetch("/translations")).json();
  const isOpen = translations.querySelector("details")?.open ?? false;
  translations.replaceChildren(
    ...languages.map((one) => {
      const { name, stale, drafts, missing } = one;
      const fold = document.createElement("details");
      fold.open = isOpen;
      const summary = document.createElement("summary");
      summary.textContent =
        stale.length > 0
          ? `${name}: ${stale.length} older than the English`
          : name;
      const body = document.createElement("div");
      body.append(
        ...listOf("The English has changed since", stale.map(linkTo)),
        ...listOf("Drafts", drafts.map(linkTo)),
        ...listOf(
          `Only in English: choose a page to begin it in ${name}`,
          missing.map((page) => beginning(one, page)),
        ),
      );
      fold.append(summary, body);
      return fold;
    }),
  );
}

function listOf(title, entries) {
  if (entries.length === 0) return [];
  const heading = document.createElement("p");
  heading.textContent = `${title} (${entries.length})`;
  const list = document.createElement("ul");
  list.append(
    ...entries.map((entry) => {
      const line = document.createElement("li");
      line.append(entry);
      return line;
    }),
  );
  return [heading, list];
}

function linkTo({ name, at }) {
  const link = document.createElement("a");
  link.href = at;
  link.textContent = name;
  link.addEventListener("click", () =>
    link.closest("details").removeAttribute("open"),
  );
  return link;
}

/** A button that copies the English page as a draft, and opens it. */
function beginning({ language }, { name, file }) {
  const begin = document.createElement("button");
  begin.textContent = name;
  begin.addEventListener("click", async () => {
    const body = JSON.stringify({ language, file });
    const answer = await post("/translations", body);
    const { at, message } = await answer.json();
    if (message) return say(message);
    location.hash = at;
    location.reload();
  });
  return begin;
}

async function follow(method) {
  for (let state = "runs"; state === "runs"; method = "GET") {
    state = await ask(method);
    if (state === "runs") await new Promise((done) => setTimeout(done, 1000));
  }
}

async function ask(method) {
  const answer = await fetch("/publication", { method }).catch(() => undefined);
  if (!answer?.ok) {
    button.disabled = false;
    say("The editor does not answer. Start it again (npm run edit).");
    return "failed";
  }
  const { waiting: count, takeBack: names, ...now } = await answer.json();
  const { state, says, where } = now;
  waiting.textContent = !count
    ? ""
    : count === 1
      ? "One saved change is not published."
      : `${count} saved changes are not published.`;
  button.disabled = state === "runs";
  back.hidden = names.length === 0;
  back.value = names.join(", ");
  bar.dataset.state = state;
  say(says);
  details.hidden = !where;
  details.querySelector("pre").textContent = where;
  head ??= now.head;
  if (head !== now.head) showOthers();
  return state;
}

/** The content has changed elsewhere, and Sveltia CMS has not read it. */
function showOthers() {
  if (!/\/(entries|new)\b/.test(location.hash)) location.reload();
  else say("Somebody has changed the website. Save, then reload this page.");
}

async function takeBack() {
  const question = `Take back what was published last? This will be as it was before: ${back.value}.`;
  const others =
    waiting.textContent && " Your saved changes are published with it.";
  if (!confirm(question + others)) return;
  const answer = await post("/publication/take-back").catch(() => undefined);
  if (answer?.ok) return location.reload();
  if (!answer) return follow("GET");
  bar.dataset.state = "failed";
  say((await answer.json()).message);
}

/** A screen reader hears only what is new. */
function say(text) {
  if (status.textContent !== text) status.textContent = text;
}
