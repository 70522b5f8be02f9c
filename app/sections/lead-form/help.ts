/** What a form needs once a visitor fills it in. It is fetched at the first click into the form. */
export { checkForm } from "#forms/check-form.ts";
export { fieldsWithSecrets } from "#forms/secret-numbers.ts";
export * from "./device-store.ts";
export { keepDraft, restoreDraft } from "./draft-form.ts";
export { dropDraft, readDraft, stampDraft } from "./draft-store.ts";
export { KeepQuestion } from "./keep-question.tsx";
export { SecretNumberDialog } from "./secret-number-dialog.tsx";
export { sendWhenBack } from "./send-when-back.ts";
export { WaitWords } from "./wait-words.tsx";
