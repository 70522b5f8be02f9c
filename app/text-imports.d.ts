/** See vite.config.ts. */
declare module "*?minified" {
  const text: string;
  export default text;
}

/** React Router's own build of this site, for modules that only the server runs. */
declare module "virtual:react-router/server-build" {
  export const routes: import("react-router").ServerBuild["routes"];
  export const prerender: import("react-router").ServerBuild["prerender"];
}
