import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Answers with a page that was rendered, under its own policy. One that failed keeps the status that says so. */
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
