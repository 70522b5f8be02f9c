import { lenderRequest } from "#content/lender-request.ts";
import { lender } from "#forms/lender/lender.ts";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { RequestPage } from "#app/sections/request-page/request-page.tsx";
import { LenderForm } from "./lender-form.tsx";
import type { Route } from "./+types/lender-request-page";

export const loader = (arguments_: Route.LoaderArgs) =>
  leadPage(lender, lenderRequest, arguments_);

export { meta } from "#app/layout/page-meta.ts";

export default function LenderRequestPage({
  loaderData,
}: Route.ComponentProps) {
  return <RequestPage page={loaderData} form={lender} Form={LenderForm} />;
}
