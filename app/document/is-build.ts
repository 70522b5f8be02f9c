/** Names the code that a build renders pages with (scripts/site-build/prerender-thread.ts). Undefined in a server. */
export const buildCode = process.env.PRERENDERING;

/** Whether the build is rendering now: the files next to a page are being written. Later they exist. */
export const isBuild = buildCode !== undefined;
