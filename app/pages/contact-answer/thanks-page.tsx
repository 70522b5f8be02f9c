import { pageMeta } from "#app/layout/page-meta.ts";
import { Thanks } from "./thanks.tsx";

export function meta() {
  return pageMeta({
    title: "Message sent | Sabine Ridge Insurance",
    description:
      "Your message has been sent to Sabine Ridge Insurance and a licensed person will read it.",
    path: "/contact/thanks",
    noindex: true,
  });
}

/** Where a contact form posted without scripts arrives where only files are served. */
export default function ThanksPage() {
  return <Thanks />;
}
