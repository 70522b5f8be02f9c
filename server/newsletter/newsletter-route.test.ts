import { expect, test } from "vitest";
import { newsletters as issues } from "#content/newsletters.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { newsletterPath } from "./newsletter-links.ts";
import { newsletterOf } from "./newsletters.ts";

const day = Object.keys(issues)[0]!;
const now = new Date("2027-01-05T15:00:00Z");

async function fixture() {
  const { app, db } = await fixtureApp({ now: () => now });
  const path = (action: "send" | "stop") =>
    newsletterPath(db, action, day, now);
  const open = async (address: string, method = "GET") => {
    const response = await app.request(address, { method });
    const page = /<main>([^?<]*)/.exec(await response.text())?.[1];
    return [response.status, page ?? response.headers.get("Location")];
  };
  const status = async () => (await newsletterOf(db, day))?.status;
  return { db, path, open, status };
}

test("only the button sends, once, and the second link’s button stops", async () => {
  const { path, open, status } = await fixture();
  const [send, stop] = [await path("send"), await path("stop")];
  expect(await open(send)).toEqual([200, "/subscribe/send"]);
  await open(send, "HEAD");
  expect(await status()).toBeUndefined();
  for (let times = 0; times < 2; times++)
    expect(await open(send, "POST")).toEqual([303, stop]);
  expect(await open(stop)).toEqual([200, "/subscribe/started"]);
  expect(await status()).toBe("started");
  expect(await open(stop, "POST")).toEqual([303, stop]);
  expect(await open(stop)).toEqual([200, "/subscribe/stopped"]);
  expect(await open(send, "POST")).toEqual([303, stop]);
  expect(await status()).toBe("stopped");
});

test("a link of the other kind, or a forged one, sends nothing", async () => {
  const { path, open, status } = await fixture();
  const token = (link: string) => link.split("token=")[1]!;
  for (const link of [
    "/subscribe/send",
    `/subscribe/send?token=${token(await path("stop"))}`,
    `/subscribe/send?token=x${token(await path("send"))}`,
  ])
    expect(await open(link, "POST")).toEqual([400, "/subscribe/invalid"]);
  expect(await status()).toBeUndefined();
});
