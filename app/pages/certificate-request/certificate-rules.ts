import { attachmentError } from "#forms/attachment.ts";
import { checkCertificate } from "#forms/certificate-form.ts";
import { postFile } from "#app/sections/lead-form/post-file.ts";
import type { LeadRules } from "#app/sections/lead-form/use-lead-form.ts";

/** What the browser looks at before a certificate request is sent. Into the file itself only the server looks. */
export const certificateRules: LeadRules = {
  purpose: "certificate",
  postFile,
  fields: [
    "name",
    "email",
    "phone",
    "insured",
    "policy",
    "holder",
    "holderAddress",
    "lines",
    "wording",
    "attachment",
    "neededBy",
  ],
  check({ attachment, ...typed }) {
    const check = checkCertificate(typed, new Date());
    const wrong = wrongFile(attachment);
    if (check.ok && !wrong) return { ok: true };
    const errors = check.ok ? {} : check.errors;
    return {
      ok: false,
      errors: { ...errors, ...(wrong && { attachment: wrong }) },
    };
  },
};

/** Browsers send a file without a name where none was chosen. */
function wrongFile(attachment: FormDataEntryValue | undefined) {
  return attachment instanceof File && attachment.name
    ? attachmentError(attachment)
    : undefined;
}
