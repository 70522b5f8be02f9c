import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Sends a rendered page under its own policy. A page that failed to render keeps its error status. */
export async function sendPage(
  context: Context,
  page: Response,
  status = page.status as ContentfulStatusCode,
): Promise<Response> {
  for (const name of ["Content-Security-Policy", "Content-Type"])
    context.header(name, page.headers.get(name) ?? undefined);
  return context.body(
    await page.text(),
    page.ok ? status : (page.status as ContentfulStatusCode),
  );
}
