/** Something made up for a preview: its file, by the key in content-files.ts, and enough to find it on a page. */
export type Sample = { kind: string; name: string };
