import { certificatePage } from "#app/content/customer-service.ts";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { CertificateForm } from "./certificate-form.tsx";
import type { Route } from "./+types/certificate-request-page";

export function loader() {
  return { ...certificatePage, path: "/customer-service/certificate-request" };
}

export { loadedMeta as meta };

/** Asks for a certificate of insurance. No picture stands before the form: who comes here has something to get done. */
export default function CertificateRequestPage({
  loaderData: page,
}: Route.ComponentProps) {
  return (
    <>
      <PageHero
        {...page.hero}
        name={page.name}
        crumbs={[
          { label: "Home", path: "/" },
          { label: "Customer service", path: "/customer-service" },
        ]}
      />
      <Section id="request" {...page.request} shape="aside">
        <CertificateForm />
      </Section>
      <Section id="facts" title={page.facts.title} tone="sunk">
        <TitledList shape="rows" list={page.facts.list} />
      </Section>
    </>
  );
}
