import { site } from "#content/site.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Thanks } from "./thanks.tsx";

export function meta() {
  return pageMeta({
    title: `Message sent | ${site.name}`,
    description: `Your message has been sent to ${site.name} and a licensed person will read it.`,
    path: "/contact/thanks",
    noindex: true,
  });
}

/** Where a contact form posted without scripts arrives where only files are served. */
export default function ThanksPage() {
  return <Thanks />;
}
