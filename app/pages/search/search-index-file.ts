import { makeSearchIndex } from "./search-index.ts";
import { firstLanguage } from "#words/first-language.ts";

/** The index of a language, which English pages fetch at the first search. The build writes it as a file. */
export async function loader({ url }: { url: URL }) {
  const [, folder = ""] = url.pathname.split("/");
  const language = folder === "blog" ? firstLanguage : folder;
  return new Response(await makeSearchIndex(language), {
    headers: { "Content-Type": "application/json" },
  });
}
