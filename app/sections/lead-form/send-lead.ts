/** Which form a lead comes from: the end of the address that takes it, /api/…. */
export type LeadPurpose = "contact" | "certificate" | "claim";

/** A message per field, for the fields that are wrong. */
export type LeadErrors = Readonly<Partial<Record<string, string>>>;

export type LeadResult =
  | { status: "sent"; reference: string }
  | { status: "failed" }
  | { status: "invalid"; errors: LeadErrors };

type Lead = {
  purpose: LeadPurpose;
  /** What was typed, and the form's signals. */
  fields: FormData;
  /** Names this filled form, however often it is sent. */
  key: string;
  /** Whether a file goes along, which JSON cannot carry. */
  hasFile: boolean;
};

/** A build with VITE_CONTACT=demo has no server behind its forms. Never the default. */
export const isDemo = import.meta.env.VITE_CONTACT === "demo";

/** In milliseconds: for words, and for 10 MB over a slow phone. */
const patience = { words: 30_000, file: 300_000 };

/** Sends a filled form. Anything but the server's own word that it keeps the lead counts as failed. */
export async function sendLead(lead: Lead): Promise<LeadResult> {
  if (isDemo) return pretend();
  try {
    const response = await post(lead);
    if (response.status === 422) {
      const problem = (await response.json()) as { errors: LeadErrors };
      return { status: "invalid", errors: problem.errors };
    }
    if (!response.ok) return { status: "failed" };
    const { reference } = (await response.json()) as { reference: string };
    return { status: "sent", reference };
  } catch {
    return { status: "failed" };
  }
}

function post({ purpose, fields, key, hasFile }: Lead): Promise<Response> {
  const body = hasFile ? fields : JSON.stringify(Object.fromEntries(fields));
  return fetch(`/api/${purpose}`, {
    method: "POST",
    headers: {
      "Idempotency-Key": key,
      // Without scripts the answer is a page.
      Accept: "application/json",
      // For a file the browser itself says which boundary it draws.
      ...(!hasFile && { "Content-Type": "application/json" }),
    },
    body,
    signal: AbortSignal.timeout(hasFile ? patience.file : patience.words),
  });
}

/** Spec section 7: a second's wait, then success about 70 times in 100. */
async function pretend(): Promise<LeadResult> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return Math.random() < 0.7
    ? { status: "sent", reference: "DEMO" }
    : { status: "failed" };
}
