import { site } from "#content/site.ts";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { LeadThanks } from "#app/sections/lead-answer/lead-thanks.tsx";
import type { Route } from "./+types/request-thanks-page";

const requests = {
  "certificate-request": {
    title: `Certificate request sent | ${site.name}`,
    name: "Certificate request",
    words:
      "A licensed person checks it against the policy and answers within one business day. The request itself changes no coverage.",
  },
  claims: {
    title: `Request for a call sent | ${site.name}`,
    name: "Claims",
    words:
      "We call you back within one business day. For something that cannot wait, call the carrier’s claim line. No claim is open at the carrier yet.",
  },
};

/** /customer-service/{form}/thanks, and /reference: the template that names the lead, which is no address. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const [, parent = "", form = "", page] =
    /^(\/customer-service\/([\w-]+))\/(\w+)/.exec(pathname) ?? [];
  const { title, name, words } = requests[form as keyof typeof requests];
  return {
    title,
    description: `Your request has been sent to ${site.name} and a licensed person will read it.`,
    path: `${parent}/${page}`,
    noindex: true,
    words,
    reference: page === "reference" ? "@@reference@@" : undefined,
    crumbs: [
      { label: "Home", path: "/" },
      { label: "Customer service", path: "/customer-service" },
      { label: name, path: parent },
    ],
  };
}

export { loadedMeta as meta };

/** Where a request posted without scripts arrives. */
export default function RequestThanksPage({
  loaderData,
}: Route.ComponentProps) {
  return (
    <LeadThanks
      what="request"
      words={loaderData.words}
      reference={loaderData.reference}
      crumbs={loaderData.crumbs}
      back={{ label: "Back to customer service", to: "/customer-service" }}
    />
  );
}
