const bar = document.querySelector("#publish");
const button = bar.querySelector("button");
const status = bar.querySelector("[role=status]");
const details = bar.querySelector("details");
const waiting = bar.querySelector("#waiting");
const atOnce = bar.querySelector("input");
const coming = bar.querySelector("#coming");

/** For this person, in this browser. */
const atOnceKey = "publish-at-once";

/** The button that publishes. After a reload it shows a publication that still runs. */
export async function showPublishing() {
  bar.hidden = false;
  button.addEventListener("click", () => follow("POST"));
  showComing();
  atOnce.checked = localStorage.getItem(atOnceKey) !== null;
  atOnce.addEventListener("change", () => {
    if (atOnce.checked) localStorage.setItem(atOnceKey, "");
    else localStorage.removeItem(atOnceKey);
  });
  await follow("GET");
}

/** After a change was kept. */
export async function followChange() {
  showComing();
  await follow(atOnce.checked ? "POST" : "GET");
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
  const { state, steps, says, where, waiting: count } = await answer.json();
  waiting.textContent = !count
    ? ""
    : count === 1
      ? "One saved change is not published."
      : `${count} saved changes are not published.`;
  button.disabled = state === "runs";
  bar.dataset.state = state;
  say(state === "runs" ? (steps.at(-1) ?? says) : says);
  details.hidden = state === "never";
  details.querySelector("ol").replaceChildren(
    ...steps.map((step) => {
      const line = document.createElement("li");
      line.textContent = step;
      return line;
    }),
  );
  details.querySelector("pre").textContent = where;
  return state;
}

/** A screen reader hears only what is new. */
function say(text) {
  if (status.textContent !== text) status.textContent = text;
}
