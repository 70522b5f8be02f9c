declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "truetype";
    /** Pins an axis to a value or narrows it to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Tags of the OpenType features to keep; all if not set. */
    keepFeatures?: readonly string[];
  };
  /** Keeps only the glyphs of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array<ArrayBuffer> & Buffer>;
}
