/** See vite.config.ts. */
declare module "*?minified" {
  const text: string;
  export default text;
}
