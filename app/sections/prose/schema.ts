import {
  listOf,
  optional,
  text,
  titledText,
} from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const prose = section("prose", "Running text.", {
  title: text,
  paragraphs: listOf(text, 1, 5),
  loss: optional(
    "A loss told as a short story, with invented people: what happened, what was paid and what was not.",
    titledText,
  ),
});
