/** What somebody fills in who needs a certificate. */
export const request = {
  name: "Ana O'Brien",
  email: "ana@example.com",
  phone: "",
  insured: "O'Brien Builders LLC",
  policy: "GL-1",
  holder: "City of Houston",
  holderAddress: "901 Bagby St\nHouston, TX 77002",
  generalLiability: "on",
  umbrella: "on",
  wording: "Primary and noncontributory",
  neededBy: "2026-12-01",
} as const;

type Options = {
  /** Fields that differ from the usual ones. */
  fields?: Record<string, string | undefined>;
  file?: { name: string; content: Uint8Array; type?: string };
  headers?: Record<string, string>;
};

/** Such a request with its file, as the form's script sends it; a browser without scripts asks for a page. */
export function upload({ fields, file, headers }: Options = {}): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...request, ...fields }))
    if (value !== undefined) form.set(name, value);
  if (file) {
    const { content, name, type } = file;
    form.set("attachment", new Blob([content as BlobPart], { type }), name);
  }
  return new Request("http://localhost:3000/api/certificate", {
    method: "POST",
    body: form,
    headers,
  });
}

/** What a browser sends along when somebody waits for a page. */
export const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
