import { formErrors } from "#content/ui/form-errors.ts";
import { withoutLinks } from "#words/links-in-text.ts";
import type { FieldRules, FormRules } from "./field-rules.ts";
import type { ErrorWords } from "./typed-text.ts";

type Words = {
  label: string;
  /** The name of the field in lists and mails of leads, if `label` is too long. */
  shortLabel?: string;
  hint?: string;
  /** What visitors should leave out. */
  privacy?: string;
};

type Options<Rules> = Rules extends {
  options: readonly (infer Option extends string)[];
}
  ? { options: Readonly<Record<Option, string>> }
  : unknown;

/** The words required by the rules of a field. compile/schemas/form-schema.ts gives writers the same requirements. */
type FieldWords<Rules> = Words &
  Options<Rules> &
  (Rules extends { required: true } ? { required: string } : unknown) &
  (Rules extends { range: infer Range }
    ? { late: string } & (Range extends "past" ? unknown : { early: string })
    : unknown);

/** The words of a form: a file of content/en/forms, or its translation. */
export type FormWords<Rules extends FormRules = FormRules> = {
  part: string;
  label: string;
  what: string;
  next?: string;
  purpose?: string;
  limits?: string;
  groups?: Readonly<Record<string, string>>;
  fields: {
    [Name in keyof Rules["fields"]]: FieldWords<Rules["fields"][Name]>;
  };
};

/** Rules and words of a field. */
type FieldOf<Rules> = Rules extends FieldRules
  ? Omit<Rules, "required" | "options"> &
      Words &
      Options<Rules> & {
        /** The error for an empty field; without it the field is optional. */
        required?: string;
        /** The errors for a day before and after its range. */
        early?: string;
        late?: string;
      }
  : never;

/** A field with its words. */
export type FormField = FieldOf<FieldRules>;

/** The cleaned entries: texts, whether each box is checked, and the wording of each consent that was given. */
export type FormEntries = Record<string, string | boolean> & { email: string };

/** The fields of a form, by name, in the order of the form. */
export type FormFields = Readonly<Record<string, FormField>>;

/** A form: its rules with the words of one language. */
export type FormDefinition<
  Fields = FormFields,
  Texts extends FormWords = FormWords,
> = Readonly<Omit<FormRules, "fields">> &
  Readonly<Omit<FormWords, "fields" | "part">> & {
    readonly fields: Fields;
    readonly rules: FormRules;
    readonly words: Texts;
    readonly errorWords: ErrorWords;
    /** The same form in another language. */
    inWords(
      words: Texts,
      errorWords: ErrorWords,
    ): FormDefinition<Fields, Texts>;
  };

/** Whether a form takes a file. */
export const takesFile = ({ fields }: FormDefinition): boolean =>
  Object.values(fields).some(({ type }) => type === "file");

/** The names under which a form's values are stored. Each box of a group that forms one answer is a value. */
export const fieldNames = ({ fields }: FormDefinition): string[] =>
  Object.entries<FormField>(fields).flatMap(([name, field]) => {
    if (field.type === "boxes") return Object.keys(field.options);
    return field.type === "file" ? [] : [name];
  });

type FieldsOf<Rules extends FormRules> = {
  [Name in keyof Rules["fields"]]: FieldOf<Rules["fields"][Name]>;
};

export function defineForm<
  const Rules extends FormRules,
  const Texts extends FormWords<Rules>,
>(
  rules: Rules,
  words: Texts,
  errorWords: ErrorWords = formErrors,
): Omit<Rules, "fields"> & FormDefinition<FieldsOf<Rules>, Texts> {
  const fields = Object.fromEntries(
    Object.entries(rules.fields).map(([name, field]) => [
      name,
      { ...field, ...words.fields[name] },
    ]),
  ) as FieldsOf<Rules>;
  return {
    ...rules,
    ...words,
    fields,
    rules,
    words,
    errorWords,
    inWords: (translated, errors) => defineForm(rules, translated, errors),
  };
}

/** The words of a consent, as it is sent and stored. */
export const wordingOf = ({ label }: Pick<Words, "label">) =>
  withoutLinks(label);
