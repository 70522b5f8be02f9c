/** What chat programs and networks show of a page (Open Graph), in px: the size that all of them take. */
export const shareSize = { width: 1200, height: 630 } as const;
