import { faultOf } from "#compile/photo-header.ts";
import { withChanges } from "../entry-format.ts";

/** A file that Sveltia CMS commits, in base64. */
type Sent = Record<"path" | "content" | "contents" | "from_path", string>;

type Commit = {
  files: Sent[];
  /** Gitea's name for the content of a file, or GitHub's. */
  key: "content" | "contents";
  /** Where the file is now. */
  at: (path: string) => string;
};

/**
 * `fetch` for Sveltia CMS. Of a file that it commits only what the office changed is changed, and nothing is committed
 * that the check would reject as a photograph. What the repository refuses has a reason in the office's words.
 */
export const commitWith =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const body = init?.method === "POST" && bodyOf(init.body);
    const commit = body && commitIn(String(input), body);
    if (!commit) return fetch(input, init);
    const authorization = new Headers(init.headers).get("Authorization") ?? "";
    try {
      for (const file of commit.files)
        file[commit.key] = await changed(commit, file, (address) =>
          fetch(address, {
            cache: "no-store",
            headers: {
              Authorization: authorization,
              Accept: "application/vnd.github.raw+json, */*",
            },
          }),
        );
      const answer = await fetch(input, {
        ...init,
        body: JSON.stringify(body),
      });
      const { message, errors } = await answer.clone().json();
      if (answer.ok && !errors) return answer;
      return refusal(answer.status, message ?? errors?.[0]?.message, errors);
    } catch (error) {
      return error instanceof Refused
        ? refusal(error.status, error.message)
        : refusal(0, String(error));
    }
  };

function bodyOf(body: unknown) {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function commitIn(address: string, { files, branch, variables }: any) {
  if (address.endsWith("/contents") && files) {
    const repository = address.slice(0, -"/contents".length);
    const at = (path: string) =>
      `${repository}/raw/${encodeURI(path)}?ref=${encodeURIComponent(branch)}`;
    const kept = files.filter((one: any) => one.operation !== "delete");
    return { files: kept, key: "content", at } satisfies Commit;
  }
  const { branch: on, fileChanges } = variables?.input ?? {};
  if (!address.endsWith("/graphql") || !fileChanges) return undefined;
  const api = address.replace(/\/api\/graphql$/, "/api/v3");
  const repository = `${api.replace(/\/graphql$/, "")}/repos/${on.repositoryNameWithOwner}`;
  const at = (path: string) =>
    `${repository}/contents/${encodeURI(path)}?ref=${encodeURIComponent(on.branchName)}`;
  return { files: fileChanges.additions, key: "contents", at } satisfies Commit;
}

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The file with what changed in it. */
async function changed(
  { key, at }: Commit,
  file: Sent,
  get: (address: string) => Promise<Response>,
): Promise<string> {
  const { path, from_path = path } = file;
  if (path.startsWith("content/media/")) {
    const fault = faultOf(path, bytesOf(file[key]));
    if (!fault) return file[key];
    throw new Refused(
      422,
      `${path.split("/").at(-1)} ${fault}. Upload the photograph as JPEG, PNG or HEIC.`,
    );
  }
  const answer = await get(at(from_path));
  if (answer.status === 404) return file[key];
  const before = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, before);
  const text = new TextDecoder().decode(bytesOf(file[key]));
  const bytes = new TextEncoder().encode(withChanges(path, before, text));
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

const reasons: Readonly<Record<number, string>> = {
  0: "The repository cannot be reached. Check the connection, then save again.",
  401: "The repository does not know your token any more. Copy your text, sign out, and sign in with a new one.",
  403: "Your token may not change this website. Ask your developer for one that may.",
  404: "Your token may not change this website. Ask your developer for one that may.",
  409: "Somebody else has changed this meanwhile. Copy your text, reload the page and paste it.",
};

/** Sveltia CMS shows the message, and keeps what was typed. */
function refusal(status: number, said = "", errors?: { type?: string }[]) {
  const isStale =
    status === 409 ||
    errors?.some(({ type }) => type === "STALE_DATA") ||
    /sha (does|did) not match|already exists/i.test(said);
  const isForbidden = errors?.some(({ type }) => type === "FORBIDDEN");
  const code = isStale ? 409 : isForbidden ? 403 : status;
  const reason = reasons[code];
  const message = reason
    ? `${reason} Your text is still here. Details: ${said}`
    : `The repository did not take it: ${said}`;
  return Response.json({ message }, { status: code >= 400 ? code : 503 });
}
