// Node wants the whole path of the file; @types/selenium-webdriver 4.35 knows only the folder's.
declare module "selenium-webdriver/remote/index.js" {
  export * from "selenium-webdriver/remote";
}
