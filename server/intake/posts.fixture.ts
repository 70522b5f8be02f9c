import { subscribe } from "#content/forms/subscribe.ts";
import { wordingOf } from "#forms/define-form.ts";

const ana = { name: "Ana O'Brien", email: "ana@example.com", phone: "" };

/** A message as its form sends it. */
export const message = { ...ana, message: "Hello", audience: "customer" };

/** A filled-in certificate request. */
export const request = {
  ...ana,
  insured: "O'Brien Builders LLC",
  policy: "GL-1",
  holder: "City of Houston",
  holderAddress: "901 Bagby St\nHouston, TX 77002",
  generalLiability: "on",
  umbrella: "on",
  wording: "Primary and noncontributory",
  neededBy: "2026-12-01",
};

export const claim = {
  ...ana,
  phone: "713 555 0142",
  line: "flood",
  policy: "",
  happenedOn: "2026-11-19",
  message: "Water in the hall",
  bestTime: "after 5",
};

/** A filled-in lender request. */
export const lenderRequest = {
  ...ana,
  wanted: "mortgagee",
  company: "First Bank",
  borrower: "Bo",
  propertyAddress: "1 Main Street\nHouston, TX 77002",
  loan: "0042",
  clause: "First Bank ISAOA",
  neededBy: "2026-12-01",
};

/** What a subscriber accepts. */
export const terms = wordingOf(subscribe.fields.terms);

export const body = JSON.stringify(message);

/** A post as the form's script sends it. */
export function jsonPost(
  content: RequestInit["body"] = body,
  headers: Record<string, string> = {},
  form = "contact",
): Request {
  return new Request(`http://localhost:3000/api/${form}`, {
    method: "POST",
    body: content,
    headers: { "Content-Type": "application/json", ...headers },
    // Fetch requires it if the body is a stream; TypeScript's DOM types lack it.
    duplex: "half",
  } as RequestInit);
}

/** A post as a browser without scripts sends it. */
export function formPost(
  fields: string | Record<string, string>,
  headers: Record<string, string> = {},
  form = "contact",
): Request {
  const type = "application/x-www-form-urlencoded";
  const all = { "Content-Type": type, ...headers };
  return jsonPost(new URLSearchParams(fields).toString(), all, form);
}

/** The connection of a request from this address. */
export const from = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress } },
});

type Upload = {
  fields?: Record<string, string | undefined>;
  file?: { name: string; content: Uint8Array; type?: string };
  headers?: Record<string, string>;
};

/** A certificate request with other fields and its file, as the form's script sends it. */
export function upload({ fields, file, headers }: Upload = {}): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...request, ...fields }))
    if (value !== undefined) form.set(name, value);
  if (file) {
    const { content, name, type } = file;
    form.set("attachment", new Blob([content as BlobPart], { type }), name);
  }
  const url = "http://localhost:3000/api/certificate";
  return new Request(url, { method: "POST", body: form, headers });
}

/** What a browser sends when a visitor waits for a page. */
export const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
