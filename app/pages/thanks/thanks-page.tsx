import { site } from "#content/site.ts";
import { isReference } from "#forms/reference.ts";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { LeadThanks } from "#app/sections/lead-answer/lead-thanks.tsx";
import type { Route } from "./+types/thanks-page";

const home = { label: "Home", path: "/" };
const service = { label: "Customer service", path: "/customer-service" };

/** What is said once a lead is kept, by the address of its form. */
const forms = {
  "/contact": {
    what: "message",
    title: `Message sent | ${site.name}`,
    words:
      "A licensed person reads it and answers by the way you left us. Coverage is not bound or changed by it.",
    crumbs: [home],
    back: { label: "Go to the home page", to: "/" },
  },
  "/customer-service/certificate-request": {
    what: "request",
    title: `Certificate request sent | ${site.name}`,
    words:
      "A licensed person checks it against the policy and answers within one business day. The request itself changes no coverage.",
    crumbs: [
      home,
      service,
      {
        label: "Certificate request",
        path: "/customer-service/certificate-request",
      },
    ],
    back: { label: "Back to customer service", to: service.path },
  },
  "/customer-service/claims": {
    what: "request",
    title: `Request for a call sent | ${site.name}`,
    words:
      "We call you back within one business day. For something that cannot wait, call the carrier’s claim line. No claim is open at the carrier yet.",
    crumbs: [
      home,
      service,
      { label: "Claims", path: "/customer-service/claims" },
    ],
    back: { label: "Back to customer service", to: service.path },
  },
};

/** The address names the lead by its reference. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const form = /^(.+)\/thanks/.exec(pathname)?.[1] as keyof typeof forms;
  const reference = searchParams.get("reference") ?? "";
  return {
    ...forms[form],
    description: `Your ${forms[form].what} has been sent to ${site.name} and a licensed person will read it.`,
    path: `${form}/thanks`,
    noindex: true,
    reference: isReference(reference) ? reference : undefined,
  };
}

export { loadedMeta as meta };

/** Where a form that was posted without scripts arrives. */
export default function ThanksPage({ loaderData }: Route.ComponentProps) {
  return <LeadThanks {...loaderData} />;
}
