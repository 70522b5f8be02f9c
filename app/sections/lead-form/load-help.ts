/** Undefined without a network: a form then works without what it helps with. */
export const loadHelp = () => import("./help.ts").catch(() => undefined);

export type Help = NonNullable<Awaited<ReturnType<typeof loadHelp>>>;
