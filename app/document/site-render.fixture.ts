import { render } from "#app/entry.server.tsx";
import type { Render } from "#server/http/renderer.ts";

/** Renders pages as the site does, from its sources. */
export const siteRender = (): Promise<Render> => Promise.resolve(render);
