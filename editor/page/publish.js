const bar = document.querySelector("#publish");
const button = bar.querySelector("button");
const status = bar.querySelector("[role=status]");
const details = bar.querySelector("details");
const coming = bar.querySelector("#coming");

/** The button that publishes. After a reload it shows a publication that still runs. */
export async function showPublishing() {
  bar.hidden = false;
  button.addEventListener("click", () => follow("POST"));
  showComing();
  // The list follows what was saved meanwhile.
  window.addEventListener("hashchange", showComing);
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
  const { state, steps, says, where } = await answer.json();
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
