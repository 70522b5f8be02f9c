/**
 * Loaded into a server before its own code (`node --import`): on SIGUSR2 a promise that nobody handles is rejected. Its
 * error quotes the visitor.
 */
process.on("SIGUSR2", () => {
  void Promise.reject(new Error("Canary O'Brien"));
});
