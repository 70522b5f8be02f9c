export const message = {
  name: "Ana O'Brien",
  email: "ana@example.com",
  phone: "",
  message: "Hello",
  audience: "customer",
} as const;

export const body = JSON.stringify(message);

/** A post as the form's script sends it. */
export function jsonPost(
  content: RequestInit["body"] = body,
  headers: Record<string, string> = {},
): Request {
  return new Request("http://localhost:3000/api/contact", {
    method: "POST",
    body: content,
    headers: { "Content-Type": "application/json", ...headers },
    // Asked for by Fetch where a body is a stream; TypeScript's DOM does not know it yet.
    duplex: "half",
  } as RequestInit);
}

/** A post as a browser without scripts sends it. */
export function formPost(
  fields: string | Record<string, string>,
  headers: Record<string, string> = {},
): Request {
  return jsonPost(new URLSearchParams(fields).toString(), {
    "Content-Type": "application/x-www-form-urlencoded",
    ...headers,
  });
}
