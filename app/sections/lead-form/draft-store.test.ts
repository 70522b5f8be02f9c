import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "./draft-store.ts";

type Store = typeof import("./draft-store.ts");

let { readDraft, stampDraft, writeDraft } = {} as Store;

const origin = "https://site.example";
const draft: Draft = {
  key: "1-2-3-4",
  entries: { name: "Ana Ruiz", message: "Water in the hall" },
  page: "/claims",
};

/** A tab's storage: its items are its properties, as in a browser. */
class FakeStorage {
  [item: string]: unknown;
  getItem(item: string) {
    return Object.hasOwn(this, item) ? this[item] : null;
  }
  setItem(item: string, text: string) {
    this[item] = text;
  }
  removeItem(item: string) {
    delete this[item];
  }
}

/** How a document is opened: as the browser tells it. */
type Opened = { type: string; referrer?: string; wasDiscarded?: boolean };

const typedAddress = { type: "navigate" };
const ownLink = { type: "navigate", referrer: `${origin}/privacy-notice` };
const elsewhere = { type: "navigate", referrer: "https://search.example/" };
const back = { type: "back_forward" };
const reload = { type: "reload" };
const discarded = { type: "reload", wasDiscarded: true };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 27, 15) });
  vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("location", { origin });
  await openPage(typedAddress);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A new document in the same tab. */
async function openPage({ type, referrer = "", wasDiscarded = false }: Opened) {
  vi.stubGlobal("document", { referrer, wasDiscarded });
  vi.stubGlobal("performance", {
    now: () => 0,
    getEntriesByType: () => [{ type }],
  });
  vi.resetModules();
  ({ readDraft, stampDraft, writeDraft } = await import("./draft-store.ts"));
}

const wait = (minutes: number) =>
  vi.setSystemTime(Date.now() + minutes * 60_000);

const hour = 60;
const day = 24 * hour;

/** Minutes on the page, then minutes away from it; without the latter the browser ended the page. */
type Visit = { open?: number; away?: number; by: Opened; lives: boolean };

test.each<[string, Visit]>([
  [
    "a reload after a long call",
    { open: 40, away: 0, by: reload, lives: true },
  ],
  ["a link and Back", { open: 40, away: 29, by: back, lives: true }],
  ["Back too late", { away: 31, by: back, lives: false }],
  ["a link of the site", { away: 29, by: ownLink, lives: true }],
  ["a link of the site, too late", { away: 31, by: ownLink, lives: false }],
  ["a typed address", { away: 1, by: typedAddress, lives: false }],
  ["a link from elsewhere", { away: 1, by: elsewhere, lives: false }],
  // mozilla-mobile/fenix #15101, mysociety/fixmytransport #305, Niek/obs-web #70: phones end hidden tabs.
  ["a phone that ended the tab", { open: 40, by: reload, lives: true }],
  ["the same overnight", { open: 12 * hour, by: reload, lives: true }],
  // A restored tab comes by "back_forward" (w3c/navigation-timing #192).
  ["a closed tab, restored", { away: 1, by: back, lives: true }],
  ["the same, later", { away: 31, by: back, lives: false }],
  ["a crash", { open: 5, by: back, lives: true }],
  ["the same, two days later", { open: 2 * day, by: back, lives: false }],
  ["a crash, and a typed address", { by: typedAddress, lives: false }],
  // rNeomy/auto-tab-discard #306, GoogleChrome/developer.chrome.com #4557
  ["a tab discarded on Friday", { open: 3 * day, by: discarded, lives: true }],
  ["a draft left before that", { away: 31, by: discarded, lives: false }],
])("a draft lives or ends: %s", async (_, { open = 1, away, by, lives }) => {
  writeDraft("claim", draft);
  wait(open);
  if (away !== undefined) stampDraft("claim", true);
  wait(away ?? 0);
  await openPage(by);
  const found = lives ? expect.objectContaining(draft) : undefined;
  expect(readDraft("claim")).toEqual(found);
  expect(Object.keys(sessionStorage)).toHaveLength(lives ? 1 : 0);
});

test("a draft written in this document lives, however it was opened", async () => {
  await openPage(elsewhere);
  writeDraft("claim", draft);
  wait(40);
  expect(readDraft("claim")).toMatchObject(draft);
  stampDraft("claim", true);
  wait(31);
  expect(readDraft("claim")).toBeUndefined();
});

test("two tabs with one form each have their own draft", async () => {
  writeDraft("claim", draft);
  const first = sessionStorage;
  vi.stubGlobal("sessionStorage", new FakeStorage());
  await openPage(ownLink);
  expect(readDraft("claim")).toBeUndefined();
  const other = { ...draft, key: "5-6-7-8" };
  writeDraft("claim", other);
  expect(readDraft("claim")).toMatchObject(other);
  vi.stubGlobal("sessionStorage", first);
  await openPage(reload);
  expect(readDraft("claim")).toMatchObject(draft);
});

test("who comes from elsewhere finds no draft of any form, on no later page", async () => {
  writeDraft("claim", draft);
  writeDraft("quote", draft);
  wait(1);
  await openPage(typedAddress);
  expect(readDraft("contact")).toBeUndefined();
  await openPage(ownLink);
  expect(readDraft("claim")).toBeUndefined();
  expect(readDraft("quote")).toBeUndefined();
});

test.each([
  ["a little", -5, true, true],
  ["far", -180, true, false],
  ["far with the page open", -180, false, true],
])("a clock set back %s", async (_, minutes, isLeft, lives) => {
  writeDraft("claim", draft, isLeft);
  wait(minutes);
  await openPage(back);
  expect(readDraft("claim") !== undefined).toBe(lives);
});

test("a draft of the release before, which had no stamp, is read", async () => {
  const { key, entries } = draft;
  const text = JSON.stringify({ key, entries, at: Date.now() });
  sessionStorage.setItem("draft-claim", text);
  localStorage.setItem("draft-claim", text);
  wait(40);
  await openPage(reload);
  expect(readDraft("claim")).toMatchObject({ key, entries });
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(["{", "null", "[]", "7", '{"entries":{"name":"Ana"}}'])(
  "what cannot be read is deleted: %s",
  async (text) => {
    sessionStorage.setItem("draft-claim", text);
    sessionStorage.setItem("draft-quote", text);
    sessionStorage.setItem("theme", text);
    await openPage(reload);
    expect(readDraft("claim")).toBeUndefined();
    stampDraft("claim", true);
    expect(Object.keys(sessionStorage)).toEqual(["theme"]);
  },
);

test("a full storage keeps what it had, and nothing fails", async () => {
  writeDraft("claim", draft);
  // Safari's private windows had a quota of 0 (alphagov/govuk-prototype-kit #399).
  vi.spyOn(FakeStorage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeDraft("claim", { ...draft, entries: { message: "m".repeat(9999) } });
  expect(readDraft("claim")).toMatchObject(draft);
  vi.restoreAllMocks();
});
