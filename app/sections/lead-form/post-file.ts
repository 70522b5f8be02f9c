import type { Post } from "./send-lead.ts";

/** In milliseconds: 10 MB over a slow phone. */
const patience = 300_000;

/** Posts a form with its file. Only XMLHttpRequest reports the progress of an upload. */
export const postFile: Post = ({ kind, entries, key }, tell) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/${kind}`);
    request.setRequestHeader("Idempotency-Key", key);
    // Without this header the answer would be a page, because such a form is also posted without scripts.
    request.setRequestHeader("Accept", "application/json");
    request.timeout = patience;
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      tell(loaded / total),
    );
    request.addEventListener("load", () =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader("Retry-After"),
        text: request.responseText,
      }),
    );
    for (const trouble of ["error", "timeout", "abort"])
      request.addEventListener(trouble, () => reject(new Error(trouble)));
    request.send(entries);
  });
