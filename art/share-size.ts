/** The size of preview pictures in chat programs and networks (Open Graph), in px. All of them accept this size. */
export const shareSize = { width: 1200, height: 630 } as const;
