import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { currentRequest } from "#server/log.ts";

/**
 * Gives an answer about which the log has a line a header `X-Request-Id`, which the line has too. The id is ours: one
 * that a visitor sent could be anything.
 */
export const requestIds: MiddlewareHandler = async (context, next) => {
  const request = {
    id: randomBytes(9).toString("base64url"),
    isLogged: false,
  };
  await currentRequest.run(request, next);
  if (request.isLogged) context.res.headers.set("X-Request-Id", request.id);
};
