import * as v from "valibot";

/** What docs/settings.md says about a setting, besides its name and a fixed default. */
export type About = {
  meaning: string;
  /** What the number counts. */
  unit?: string;
  /** The default in words, if it is neither fixed nor none. */
  otherwise?: string;
};

/** A setting that the environment may leave out, with its line in docs/settings.md. */
export const setting = <
  S extends v.GenericSchema<string, unknown>,
  const Default extends string | undefined = undefined,
>(
  meaning: string,
  schema: S,
  {
    byDefault,
    ...about
  }: Omit<About, "meaning"> & { byDefault?: Default } = {},
) =>
  v.pipe(
    v.optional(schema, byDefault as Default),
    v.metadata({ meaning, ...about }),
  );

/** A text that passes a test. Otherwise the message follows the setting's name. */
export const passing = (test: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(test, message));

/** A setting that counts something. */
export const count = (unit: string, least = 0) =>
  v.pipe(
    v.string(),
    v.regex(
      least === 0 ? /^\d{1,9}$/ : /^[1-9]\d{0,8}$/,
      `is not a whole number of ${unit}`,
    ),
    v.transform(Number),
  );
