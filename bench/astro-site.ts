import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const version = "7.3.5";

/**
 * A minimal Astro site in a temporary folder with the same Markdown files: a page for each article and lists of eleven.
 * It draws no share pictures, compresses nothing and has no search.
 */
export function makeAstroSite(posts: string): string {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-astro-"));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  cpSync(posts, join(folder, "posts"), { recursive: true });
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent"], {
    cwd: folder,
    stdio: "inherit",
  });
  return folder;
}

const files = {
  "package.json": JSON.stringify({
    private: true,
    type: "module",
    dependencies: { astro: version },
  }),
  "astro.config.mjs": `export default { telemetry: false };\n`,
  "src/content.config.ts": `
import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";

export const collections = {
  posts: defineCollection({ loader: glob({ pattern: "*.md", base: "./posts" }) }),
};
`,
  "src/layout.astro": `---
const { title, description } = Astro.props;
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>{title}</title>
    <meta name="description" content={description} />
  </head>
  <body>
    <header><a href="/">Home</a> <a href="/blog">Blog</a></header>
    <main><h1>{title}</h1><slot /></main>
  </body>
</html>
<style>
  body { max-width: 40rem; margin: auto; font-family: sans-serif; }
</style>
`,
  "src/pages/index.astro": `---
import Layout from "../layout.astro";
---
<Layout title="Home" description="Home"><a href="/blog">Blog</a></Layout>
`,
  "src/pages/blog/[slug].astro": `---
import { getCollection, render } from "astro:content";
import Layout from "../../layout.astro";

export async function getStaticPaths() {
  const posts = await getCollection("posts");
  return posts.map((post) => ({ params: { slug: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content } = await render(post);
---
<Layout title={post.data.title} description={post.data.description}>
  <Content />
</Layout>
`,
  "src/pages/blog/list/[...page].astro": `---
import { getCollection } from "astro:content";
import Layout from "../../../layout.astro";

export async function getStaticPaths({ paginate }) {
  const posts = await getCollection("posts");
  posts.sort((one, other) => other.data.date.localeCompare?.(one.data.date) ?? other.data.date - one.data.date);
  return paginate(posts, { pageSize: 11 });
}
const { page } = Astro.props;
---
<Layout title={"Blog, page " + page.currentPage} description="All articles">
  <ul>
    {page.data.map((post) => <li><a href={"/blog/" + post.id}>{post.data.title}</a></li>)}
  </ul>
  {page.url.next && <a href={page.url.next}>Older</a>}
</Layout>
`,
};
