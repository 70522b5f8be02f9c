/**
 * Loaded into a server before its own code (`node --import`). One bug throws while a message with these words is
 * checked, and one rejects a promise that nobody handles, on SIGUSR2. Their errors quote the visitor.
 */
const { normalize } = String.prototype;
Reflect.set(
  String.prototype,
  "normalize",
  function faulty(this: string, form?: string) {
    if (this.includes("words that meet a bug"))
      throw new Error(`cannot take ${this}`);
    return normalize.call(this, form);
  },
);

process.on("SIGUSR2", () => {
  void Promise.reject(new Error("Canary O'Brien"));
});
