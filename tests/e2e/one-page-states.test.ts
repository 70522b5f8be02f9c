import { onePageStates } from "./one-page-states.ts";
import { testStates } from "./test-states.ts";

testStates(onePageStates);
