// usage: node shot.mts base outdir path[,path] [widths] [themes]
import { chromium } from "playwright-core";
const [base, out, paths, widths = "390,1280", themes = "light"] =
  process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
for (const path of paths.split(","))
  for (const width of widths.split(",").map(Number))
    for (const theme of themes.split(",")) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
      });
      if (theme === "dark")
        await context.addInitScript(() =>
          localStorage.setItem("theme", "dark"),
        );
      const page = await context.newPage();
      page.on("console", (m) => {
        if (m.type() === "error") console.log(path, m.text().slice(0, 200));
      });
      await page.goto(base + path, { waitUntil: "networkidle" });
      const name = `${out}/${path.replaceAll(/[/?=&]/g, "_")}-${width}-${theme}.png`;
      await page.screenshot({ path: name, fullPage: process.env.FULL !== "0" });
      console.log(
        name,
        await page.evaluate(() => document.documentElement.scrollHeight),
        await page.evaluate(() => document.documentElement.scrollWidth),
      );
      await context.close();
    }
await browser.close();
