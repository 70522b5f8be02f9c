import { feed } from "#content/ui/feed.ts";
import { pageMeta } from "#app/layout/page-meta.ts";

/** The head of a blog page. Every one of them links the feed. */
export function blogMeta(head: Parameters<typeof pageMeta>[0]) {
  return [
    ...pageMeta(head),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: feed.title,
      href: "/blog/feed.xml",
    },
  ];
}
