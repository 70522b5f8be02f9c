import { Thanks } from "./thanks.tsx";

export { meta } from "./thanks-page.tsx";

/** The template of the page of thanks that names the lead (server/leads/reference-page.ts). It is no address. */
export default function ReferencePage() {
  return <Thanks reference="@@reference@@" />;
}
