import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import {
  Builder,
  Key as Code,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import type { WebKit } from "../runner/programs.ts";
import {
  patience,
  show,
  type Engine,
  type Key,
  type Size,
  type Visitor,
} from "./visitor.ts";

const codes: Record<Key, string> = {
  ArrowRight: Code.ARROW_RIGHT,
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  Tab: Code.TAB,
};

/**
 * Starts Debian's WebKitGTK on its own display, controlled over WebDriver. Its console output goes to the file `log`,
 * because WebDriver does not report it.
 */
export async function startWebKit(
  programs: WebKit,
  baseURL: string,
  log: string,
): Promise<Engine> {
  const display = spawn(
    programs.display,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(display.stdio[3] as Readable, "data");
  const driver = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setStdio(["ignore", openSync(log, "w"), "ignore"])
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${String(number).trim()}`,
      // No bus for screen readers, no graphics card, and a window that can be narrow.
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      XDG_CONFIG_HOME: resolve("tests/engines/webkit-window"),
    })
    .build();
  const address = await driver.start();
  return {
    async newVisitor() {
      const start = readFileSync(log).length;
      const session = await newSession(address, programs.browser);
      const output = () => readFileSync(log).subarray(start).toString();
      return visitorOf(session, baseURL, () => errorsIn(output()));
    },
    async close() {
      await driver.kill();
      display.kill();
      await once(display, "exit");
    },
  };
}

async function newSession(address: string, binary: string): Promise<WebDriver> {
  const args = [
    "--automation",
    "--enable-write-console-messages-to-stdout=true",
  ];
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args },
    })
    .build();
  // Commands wait while a page is loading, by default for 300 s: the test would end first, without saying why.
  await session.manage().setTimeouts({ pageLoad: 30_000 });
  return session;
}

function visitorOf(
  session: WebDriver,
  baseURL: string,
  errors: () => string[],
): Visitor {
  const find = (selector: string, words = "") =>
    session.wait(
      () => session.executeScript<WebElement | null>(show, selector, words),
      patience,
      `${selector} ${words}`,
      50,
    ) as Promise<WebElement>;
  return {
    visit: (path) => session.get(new URL(path, baseURL).href),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    resize: (size) => resize(session, size),
    click: async (selector, words) => (await find(selector, words)).click(),
    clickAt: (x, y) => session.actions().move({ x, y }).click().perform(),
    type: async (selector, words) => (await find(selector)).sendKeys(words),
    press: (key) => session.actions().sendKeys(codes[key]).perform(),
    read: (script: (given?: unknown) => unknown, given?: unknown) =>
      session.executeScript<never>(script, given),
    picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    errors,
    leave: () => session.quit(),
  };
}

/** WebDriver sets the outer size of the window, and answers before the page has the new size. */
async function resize(session: WebDriver, size: Size): Promise<void> {
  const inner = () =>
    session.executeScript<Size>(() => ({
      width: innerWidth,
      height: innerHeight,
    }));
  const window = session.manage().window();
  const [outer, { width, height }] = [await window.getRect(), await inner()];
  await window.setRect({
    width: outer.width + size.width - width,
    height: outer.height + size.height - height,
  });
  await session.wait(
    async () => {
      const now = await inner();
      return now.width === size.width && now.height === size.height;
    },
    patience,
    `a window of ${size.width} by ${size.height}`,
  );
}

/** MiniBrowser's format: the address, CONSOLE, the source, ERROR, and the message. */
function errorsIn(output: string): string[] {
  return output.split("\n").filter((line) => /CONSOLE (\S+ )?ERROR/.test(line));
}
