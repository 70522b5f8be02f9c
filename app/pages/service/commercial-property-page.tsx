import { calculators } from "#content/calculators.ts";
import { examples } from "#content/examples.ts";
import { CoinsuranceChart } from "#app/sections/charts/coinsurance-chart.tsx";
import { RebuildSection } from "#app/sections/rebuild-cost/rebuild-section.tsx";
import { loadService } from "./load-service.ts";
import { ServiceView } from "./service-view.tsx";
import type { PageHandle } from "#app/layout/contact-address.ts";
import type { Route } from "./+types/commercial-property-page";

export function loader({ url }: Route.LoaderArgs) {
  return {
    ...loadService("commercial-property", url),
    calculator: calculators.rebuild.commercialProperty,
    example: examples.coinsurance,
  };
}

export const handle: PageHandle = { isSubject: true };

export { meta } from "#app/layout/page-meta.ts";

/** The page of this service, with a tool for the coinsurance clause. */
export default function CommercialPropertyPage({
  loaderData: service,
}: Route.ComponentProps) {
  const section = (
    <RebuildSection words={service.calculator}>
      <CoinsuranceChart {...service.example} />
    </RebuildSection>
  );
  return <ServiceView service={service} extra={{ after: "values", section }} />;
}
