import { build, loadConfigFromFile } from "vite";

/** Bundles what the server renders itself (docs/decisions/0007), with the class names of the site's own build. */
export async function buildAnswers(folder: string): Promise<void> {
  const own = await loadConfigFromFile({
    command: "build",
    mode: "production",
  });
  await build({
    configFile: false,
    logLevel: "warn",
    css: own?.config.css,
    publicDir: false,
    build: {
      ssr: "app/answers/answers.tsx",
      outDir: folder,
      emptyOutDir: true,
      target: "node24",
    },
  });
}

if (import.meta.main) await buildAnswers("build/answers");
