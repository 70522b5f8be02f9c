import { post } from "./signed-in.js";

const sha = location.pathname.split("/").at(-1);
const status = document.querySelector("[role=status]");
const button = document.querySelector("button");
const answer = await fetch(`/history/${sha}`);
const change = await answer.json();

if (answer.ok) show(change);
else status.textContent = change.message;

function show({ author, date, subject, words }) {
  document.querySelector("h1").textContent = subject;
  const day = new Date(date).toLocaleString("en-US", {
    dateStyle: "full",
    timeStyle: "short",
  });
  document.querySelector("#who").textContent = `${author.name}, ${day}`;
  for (const { place, before, after } of words) {
    const row = document.querySelector("tbody").insertRow();
    for (const text of [place, before, after])
      row.insertCell().textContent = text;
  }
  button.hidden = false;
  button.addEventListener("click", putBack);
}

async function putBack() {
  button.disabled = true;
  status.textContent = "Checking …";
  const response = await post(`/history/${sha}/put-back`).catch(
    () => undefined,
  );
  button.disabled = response?.ok ?? false;
  status.textContent = response?.ok
    ? "It is as it was before. Reload the editor to see it there."
    : response
      ? (await response.json()).message
      : "The editor does not answer. Start it again (npm run edit).";
}
