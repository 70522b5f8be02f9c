import type { ContactMessage, FieldErrors } from "#forms/contact-form.ts";

export type ContactResult =
  | { status: "sent"; reference: string }
  | { status: "failed" }
  | { status: "invalid"; errors: FieldErrors };

/** A build with VITE_CONTACT=demo has no server behind its form. Never the default. */
export const isDemo = import.meta.env.VITE_CONTACT === "demo";

/** Sends a message and its signals. Anything but the server's own word that it keeps the message counts as failed. */
export async function sendContact(
  message: ContactMessage & Record<string, unknown>,
  key: string,
): Promise<ContactResult> {
  if (isDemo) return pretend();
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status === 422) {
      const problem = (await response.json()) as { errors: FieldErrors };
      return { status: "invalid", errors: problem.errors };
    }
    if (!response.ok) return { status: "failed" };
    const { reference } = (await response.json()) as { reference: string };
    return { status: "sent", reference };
  } catch {
    return { status: "failed" };
  }
}

/** Spec section 7: a second's wait, then success about 70 times in 100. */
async function pretend(): Promise<ContactResult> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return Math.random() < 0.7
    ? { status: "sent", reference: "DEMO" }
    : { status: "failed" };
}
