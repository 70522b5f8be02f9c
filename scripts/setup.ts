import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseDocument, type Document } from "yaml";
import { between, brandColor, contrast } from "#compile/brand-colors.ts";
import { readPalette } from "#compile/pictures/palette.ts";
import { readPicture } from "#compile/pictures/read-picture.ts";

/**
 * npm run setup: asks for everything that belongs to one brokerage and writes it into content/, the logo, the styles
 * and .env. An empty answer keeps the value in parentheses. Answers may also come on standard input, one per line.
 */
const tokens = "app/styles/tokens.css";
const logoFile = "pictures/logo.svg";
const settingsFile = ".env";

const site = open("content/en/site.yaml");
const settings = existsSync(settingsFile)
  ? readFileSync(settingsFile, "utf8")
  : "";
const settingNow = (name: string) =>
  new RegExp(`^${name}='?(.*?)'?$`, "m").exec(settings)?.[1] ?? "";
const now = (...path: (string | number)[]) =>
  String(site.document.getIn(path) ?? "");
const domainNow = new URL(now("origin")).hostname.replace(/^www\./, "");

const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();

const name = await ask("Name, as visitors know it", now("name"), isFilled);
const shortName = await ask("Short name", now("shortName"), isFilled);
const legalName = await ask("Legal name", now("legalName"), isFilled);
const domain = await ask("Domain, without www", domainNow, (answer) =>
  /^([a-z\d-]+\.)+[a-z]{2,}$/.test(answer) ? "" : "Write it like example.com.",
);
const isMoving = domain !== domainNow;
const email = await ask(
  "Email",
  isMoving ? `hello@${domain}` : now("email"),
  isEmail,
);
const digits = await ask("Telephone", now("phone"), (answer) =>
  answer.replace(/\D/g, "").length === 10
    ? ""
    : "Write ten digits, like (713) 555-2200.",
);
const phone = digits
  .replace(/\D/g, "")
  .replace(/(...)(...)(....)/, "($1) $2-$3");
const office = {
  street: await ask("Street", now("offices", 0, "street"), isFilled),
  city: await ask("City", now("offices", 0, "city"), isFilled),
  state: await ask("State", now("offices", 0, "state"), isFilled),
  zip: await ask("ZIP code", now("offices", 0, "zip"), (answer) =>
    /^\d{5}(-\d{4})?$/.test(answer) ? "" : "Write it like 77002.",
  ),
};
const logo = await ask("Logo, an SVG file", logoFile, logoProblem);
const accent = await ask("Accent color", brandColor("accent")[0], (answer) => {
  if (!/^#[\da-f]{6}$/i.test(answer)) return "Write it like #336699.";
  const ratio = contrast(answer, "#ffffff");
  return ratio >= 4.5
    ? ""
    : `Text in it is too pale on white (${ratio.toFixed(1)} to 1). Choose a darker one.`;
});
const store = await ask(
  "Database: postgresql://…, or nothing for a file on the server",
  settingNow("DATABASE_URL"),
  (answer) =>
    /^(postgres(ql)?:\/\/[^\s']+)?$/.test(answer)
      ? ""
      : "Write it like postgresql://user:password@host/name.",
);
const mailServer = await ask(
  "Mail server: smtps://user:password@host:465, or nothing to set it later",
  settingNow("SMTP_URL"),
  (answer) =>
    /^(smtps?:\/\/[^\s']+)?$/.test(answer)
      ? ""
      : "Write it like smtps://user:password@host:465.",
);
const mailFrom = await ask(
  "Mails come from",
  settingNow("MAIL_FROM") || `website@${domain}`,
  isEmail,
);
const mailTo = await ask(
  "Leads go to",
  settingNow("MAIL_TO") || email,
  isEmail,
);
input.close();

const { document } = site;
const origin = `https://www.${domain}`;
const fields = { name, shortName, legalName, phone, email, origin };
for (const [field, value] of Object.entries(fields)) document.set(field, value);
if (Object.entries(office).some(([key, one]) => one !== now("offices", 0, key)))
  document.deleteIn(["offices", 0, "sample"]);
for (const [field, value] of Object.entries(office))
  document.setIn(["offices", 0, field], value);
save(site);

if (isMoving) {
  const year = new Date().getFullYear();
  const blog = open("content/en/blog.yaml");
  blog.document.set("feedAuthority", `${domain},${year}`);
  save(blog);
  for (const file of globSync("content/*/people.yaml")) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll(`@${domainNow}`, `@${domain}`));
  }
}
if (logo !== logoFile) writeFileSync(logoFile, readFileSync(logo));
if (accent !== brandColor("accent")[0]) {
  const night = between([accent, "#ffffff"], 0.45);
  const text = readFileSync(tokens, "utf8");
  const line = /(--color-accent: )light-dark\(.*?\)/;
  writeFileSync(
    tokens,
    text.replace(line, `$1light-dark(${accent}, ${night})`),
  );
}
const values = {
  VITE_PUBLIC_ORIGIN: origin,
  REDIRECT_FROM: `https://${domain}`,
  DATABASE_URL: store,
  SMTP_URL: mailServer,
  MAIL_FROM: mailFrom,
  MAIL_TO: mailTo,
};
// The lines of settings without a value begin with "#".
const others = settings
  .split("\n")
  .filter(
    (line) => line && !Object.hasOwn(values, line.replace(/^#?(\w*)=.*/, "$1")),
  );
const own = Object.entries(values).map(([key, one]) =>
  one ? `${key}='${one}'` : `#${key}=`,
);
writeFileSync(settingsFile, `${[...others, ...own].join("\n")}\n`, {
  mode: 0o600,
});
console.log("\nWritten. What remains: npm run launch-check");

/** Asks again until nothing is wrong with the answer. */
async function ask(
  question: string,
  before: string,
  wrong: (answer: string) => string,
): Promise<string> {
  for (;;) {
    process.stdout.write(`${question}${before && ` (${before})`}: `);
    const { value, done } = await lines.next();
    if (done) {
      console.error("\nThe answers end here. Nothing was written.");
      process.exit(1);
    }
    const answer = value.trim() || before;
    const problem = wrong(answer);
    if (!problem) return answer;
    console.log(problem);
  }
}

function isFilled(answer: string) {
  return answer ? "" : "Write something.";
}

function isEmail(answer: string) {
  return /^\S+@\S+\.\S+$/.test(answer) ? "" : "Write it like name@example.com.";
}

function logoProblem(file: string) {
  if (!existsSync(file)) return `There is no file ${file}.`;
  const text = readFileSync(file, "utf8");
  const { problems } = readPicture("logo.svg", text, readPalette());
  return problems
    .map(({ line, message }) => `Line ${line} ${message}`)
    .join("\n");
}

function open(file: string): { file: string; document: Document } {
  return { file, document: parseDocument(readFileSync(file, "utf8")) };
}

function save({ file, document: changed }: ReturnType<typeof open>) {
  writeFileSync(file, changed.toString({ lineWidth: 0 }));
}
