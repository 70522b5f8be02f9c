import { pageMeta } from "#app/layout/page-meta.ts";
import { NotFound, notFoundTitle } from "./not-found.tsx";

export function meta() {
  return pageMeta({
    title: notFoundTitle,
    description:
      "There is no page at this address. Search the site or go on from its main sections.",
    path: "/404",
    noindex: true,
  });
}

export default function NotFoundPage() {
  return <NotFound />;
}
