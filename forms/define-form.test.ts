import { checkForm } from "#forms/check-form.ts";
import { expect, test } from "vitest";
import { formErrors } from "#content/ui/form-errors.ts";
import { claim } from "#content/forms/claim.ts";

/** In Texas it is still November 20. */
const now = new Date("2026-11-21T04:00:00Z");

test("a form in another language has the same rules and its own error messages", () => {
  const { fields } = claim.words;
  const spanish = claim.inWords(
    {
      ...claim.words,
      label: "Llámenme",
      fields: {
        ...fields,
        name: { ...fields.name, required: "Escriba su nombre" },
        policy: { ...fields.policy, label: "Número de póliza" },
        happenedOn: { ...fields.happenedOn, late: "Escriba una fecha pasada" },
      },
    },
    {
      ...formErrors,
      tooLong: "{label}: {count} letras; el límite es de {limit}",
      email: "Escriba una dirección de correo",
    },
  );
  const sent = {
    email: "ana",
    phone: "713 555 0142",
    line: "flood",
    message: "Agua en la casa.",
    policy: "x".repeat(61),
    happenedOn: "2026-11-22",
  };
  expect(spanish.label).toBe("Llámenme");
  expect(checkForm(spanish, sent, now)).toEqual({
    ok: false,
    errors: {
      name: "Escriba su nombre",
      email: "Escriba una dirección de correo",
      policy: "Número de póliza: 61 letras; el límite es de 60",
      happenedOn: "Escriba una fecha pasada",
    },
  });
  expect(checkForm(claim, sent, now)).not.toEqual(
    checkForm(spanish, sent, now),
  );
});
