import { use, useEffect, useRef, useState, type FormEvent } from "react";
import { leadForm } from "#content/ui/lead-form.ts";
import { attachmentError } from "#forms/attachment-rules.ts";
import { takesFile, type FormDefinition } from "#forms/define-form.ts";
import { sourceField, tokenField } from "#forms/form-signals.ts";
import { painted } from "#app/ui/painted.ts";
import { Translation, useAddress, useWords } from "#app/ui/use-words.ts";
import { isDemo } from "#app/sections/form-signals/demo.ts";
import { useFormToken } from "#app/sections/form-signals/use-form-token.ts";
import { filesReady } from "./chosen-files.ts";
import { entriesIn } from "./entries-in.ts";
import { loadHelp, type Help } from "./load-help.ts";
import { postFile } from "./post-file.ts";
import { postWords, type LeadErrors } from "./send-lead.ts";
import { useDraft } from "./use-draft.ts";
import { useFormErrors } from "./use-form-errors.ts";
import { useSecretNumbers } from "./use-secret-numbers.ts";
import { useSending } from "./use-sending.ts";

/** The server's data for a page that answers a form: what was typed, and the errors. */
export type AnsweredForm = {
  entries?: Readonly<Partial<Record<string, string>>>;
  wrong?: LeadErrors;
};

/**
 * The states of a form that creates a lead: idle, sending, then a result. The fields keep their text until the server
 * has confirmed that it stored the lead.
 */
export function useLeadForm(
  english: FormDefinition,
  answered: AnsweredForm,
  /** Where the visit came from, for forms that bring leads. */
  sourceAsField: () => string | undefined = () => undefined,
) {
  const thanks = useAddress(`${english.page}/thanks`);
  const [ready, setReady] = useState(false);
  const form = useForm(english);
  const words = useWords(leadForm);
  const { errors, setErrors, summary } = useFormErrors(
    answered.wrong ?? {},
    words.error,
  );
  const { kind, fields } = form;
  const answersOnPage = form.answersOnPage === true && !isDemo;
  /** From the click on the button until the answer. */
  const busy = useRef(false);
  /** Our own code failed once, or an extension made it fail: the next time the browser posts the form without it. */
  const isBroken = useRef(false);
  /** Identifies this filled-in form, however often it is sent; empty until it is sent for the first time. */
  const key = useRef("");
  const address = useFormAddress(kind);
  const { send, ...sending } = useSending(
    address,
    takesFile(form) ? postFile : postWords,
  );
  const [help, setHelp] = useState<Help>();
  const draft = useDraft(
    form,
    help,
    answered.wrong !== undefined,
    key,
    prepare,
  );
  const secrets = useSecretNumbers();
  const { token, begin } = useFormToken(kind);

  useEffect(() => setReady(true), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (isBroken.current) return;
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const element = event.currentTarget;
    try {
      await painted();
      await checkAndSend(element);
    } catch (error) {
      console.error(error);
      isBroken.current = true;
      sending.fail();
    } finally {
      busy.current = false;
    }
  }

  async function checkAndSend(element: HTMLFormElement) {
    await filesReady();
    const entries = entriesIn(element, form);
    const loaded = await prepare();
    // Without this code the server's check is the only one.
    const found = loaded && {
      ...wrongIn(loaded, form, entries),
      ...unreadableDates(element, form),
    };
    setErrors(found ?? {});
    if (found && Object.keys(found).length > 0) return;
    const secret = loaded?.fieldsWithSecrets(fields, entries) ?? [];
    if (!(await secrets.mayBeSent(secret))) return;

    if (token.current) entries.set(tokenField, token.current);
    const source = sourceAsField();
    if (source) entries.set(sourceField, source);
    // One key per filled-in form: a second try after an unclear failure is the same message, not another one.
    // crypto.randomUUID() is missing on http, as in an office's own network.
    key.current ||= crypto.getRandomValues(new Uint32Array(4)).join("-");
    draft.keep();
    if (draft.device === "kept") await draft.keepOnDevice();
    const answer = await send(entries, key.current);
    if (answer?.status === "invalid") setErrors(answer.errors);
    if (answer?.status !== "sent") return;
    element.reset();
    // Before another page opens.
    await draft.drop();
    key.current = "";
    if (answersOnPage)
      location.assign(`${thanks}?reference=${answer.reference}`);
  }

  function clear() {
    draft.clear();
    key.current = "";
  }

  async function prepare() {
    const loaded = await loadHelp();
    setHelp(loaded);
    return loaded;
  }

  function enter() {
    void begin();
    void prepare();
  }

  /** What waits for the network is no longer what the visitor means. */
  function edit() {
    sending.stop();
    draft.keep();
  }

  return {
    form,
    /** For the form's element. */
    attributes: {
      ref: draft.form,
      action: `/api/${address}`,
      method: "post",
      "aria-label": form.label,
      // Until scripts are there, the browser checks the fields itself.
      noValidate: ready,
      onFocus: enter,
      onInput: edit,
      onSubmit: submit,
    },
    help,
    answersOnPage,
    errors,
    summary,
    clear,
    draft,
    secrets,
    ...sending,
  };
}

export type FormState = ReturnType<typeof useLeadForm>;

/** The end of the address to which a form is sent: it tells its language. */
function useFormAddress(kind: string) {
  const page = use(Translation);
  return page ? `${page.language}/${kind}` : kind;
}

/** A form in the language of the page. */
function useForm(english: FormDefinition) {
  const words = useWords(english.words);
  const errors = useWords(english.errorWords);
  const isEnglish = words === english.words && errors === english.errorWords;
  return isEnglish ? english : english.inWords(words, errors);
}

/** The input as the server will check it; of files only names and sizes. */
function wrongIn({ checkForm }: Help, form: FormDefinition, entries: FormData) {
  const { fields, errorWords } = form;
  const errors: Partial<Record<string, string>> = {};
  for (const [name, { type }] of Object.entries(fields)) {
    if (type !== "file") continue;
    // Browsers send a file without a name if none was chosen.
    const files = (entries.getAll(name) as File[]).filter((one) => one.name);
    const wrong = attachmentError(files, errorWords);
    if (wrong) errors[name] = wrong;
  }
  const checked = checkForm(form, Object.fromEntries(entries), new Date());
  return checked.ok ? errors : { ...checked.errors, ...errors };
}

/** Dates that the browser cannot read, such as half a date, which it would send as empty. */
function unreadableDates(
  element: HTMLFormElement,
  { errorWords, fields }: FormDefinition,
): LeadErrors {
  const dates = element.querySelectorAll<HTMLInputElement>("[type=date]");
  const unreadable = [...dates].filter(
    ({ name, validity }) => name in fields && validity.badInput,
  );
  return Object.fromEntries(
    unreadable.map(({ name }) => [name, errorWords.day]),
  );
}
