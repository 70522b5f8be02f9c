import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Translation } from "#app/ui/use-words.ts";
import { contact } from "#forms/contact/contact.ts";
import { ContactForm } from "./contact-form.tsx";

test("on a page in another language the form uses its words", () => {
  const { fields } = contact.words;
  const html = renderToString(
    <MemoryRouter>
      <Translation
        value={{
          "forms/contact": {
            what: "mensaje",
            fields: { ...fields, name: { label: "Nombre", required: "Falta" } },
          },
          leadForm: { send: "Enviar {what}" },
        }}
      >
        <ContactForm />
      </Translation>
    </MemoryRouter>,
  );
  expect(html).toContain("Nombre");
  expect(html).toContain("Enviar mensaje");
  // Untranslated words stay English.
  expect(html).toContain(contact.purpose);
});
