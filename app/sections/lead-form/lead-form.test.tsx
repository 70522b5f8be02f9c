import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Translation } from "#app/ui/use-words.ts";
import { contact } from "#content/forms/contact.ts";
import { forms } from "#content/forms.ts";
import { trapField } from "#forms/form-signals.ts";
import type { FormDefinition, FormField } from "#forms/define-form.ts";
import { allControls } from "./all-controls.tsx";
import { plainControls } from "./controls.tsx";
import { LeadForm } from "./lead-form.tsx";

test("on a page in another language the form uses its words", () => {
  const { fields } = contact.words;
  const name = { label: "Nombre", required: "Falta" };
  const html = renderToString(
    <Translation
      value={{
        language: "es",
        paths: {},
        words: {
          "forms/contact": { what: "mensaje", fields: { ...fields, name } },
          leadForm: { send: "Enviar {what}" },
        },
      }}
    >
      <LeadForm form={contact} controls={plainControls} />
    </Translation>,
  );
  expect(html).toContain("Nombre");
  expect(html).toContain("Enviar mensaje");
  // Untranslated words stay English.
  expect(html).toContain(contact.purpose);
});

/** The names under which a form in HTML is sent, in order. */
function namesIn(html: string) {
  const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  return [...new Set(names)].filter((name) => name !== trapField);
}

function sentNames([name, field]: [string, FormField]): string[] {
  return field.type === "boxes" ? Object.keys(field.options) : [name];
}

test.each<FormDefinition>(forms)(
  "every field of the $kind form has a control, in the order of its rules",
  (form) => {
    const html = renderToString(
      <LeadForm form={form} controls={allControls} />,
    );
    expect(namesIn(html)).toEqual(
      Object.entries(form.fields).flatMap(sentNames),
    );
  },
);
