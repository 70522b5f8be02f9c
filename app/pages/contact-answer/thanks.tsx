import { LeadThanks } from "#app/sections/lead-answer/lead-thanks.tsx";

/** What is said once a message is kept. */
export function Thanks({ reference }: { reference?: string }) {
  return (
    <LeadThanks
      what="message"
      words="A licensed person reads it and answers by the way you left us. Coverage is not bound or changed by it."
      reference={reference}
      crumbs={[{ label: "Home", path: "/" }]}
      back={{ label: "Go to the home page", to: "/" }}
    />
  );
}
