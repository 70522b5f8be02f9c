import { existsSync, globSync, readFileSync } from "node:fs";
import { onePageStates } from "./one-page-states.ts";
import { sharedStates, type State } from "./page-states.ts";
import { testStates } from "./test-states.ts";
import { expect, test } from "./test.ts";

/** Elements that only a component writes and that have several appearances. */
const changes =
  /\buse(State|Reducer)\b|<details|<dialog|aria-(expanded|selected|pressed|invalid)|data-(state|outcome)|role="alert"/;

test("every component with several states has them in a list", () => {
  const states = [sharedStates, onePageStates].flatMap(Object.values<State>);
  const declared = new Set(states.flatMap(({ of }) => of));
  const changing = globSync("**/*.tsx", {
    cwd: "app",
    exclude: ["**/*.test.tsx"],
  }).filter((file) => changes.test(readFileSync(`app/${file}`, "utf8")));
  expect(changing.filter((file) => !declared.has(file))).toEqual([]);
  expect([...declared].filter((file) => !existsSync(`app/${file}`))).toEqual(
    [],
  );
});

testStates(sharedStates);
