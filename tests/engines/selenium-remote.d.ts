// Node requires the full path of the file; @types/selenium-webdriver 4.35 has only the folder.
declare module "selenium-webdriver/remote/index.js" {
  export * from "selenium-webdriver/remote";
}
