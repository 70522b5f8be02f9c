import * as v from "valibot";
import {
  readTrustedProxies,
  type TrustedProxies,
} from "./intake/client-address.ts";
import type { RateLimits } from "./intake/rate-limit.ts";
import {
  mailConfig,
  mailSettings,
  type MailConfig,
} from "./mail/mail-config.ts";

const portNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "is no port number"),
  v.transform(Number),
  v.maxValue(65535, "is no port number"),
);

/** Of form posts in ten minutes. */
const limit = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, "is no whole number of posts in ten minutes"),
  v.transform(Number),
);

const megabytes = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, "is no whole number of megabytes"),
  v.transform(Number),
);

const words = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"));

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, "is no origin such as https://www.example.com"),
);

const settings = v.object({
  PORT: v.optional(portNumber, "3000"),
  HOST: v.optional(words, "localhost"),
  DATA_DIR: v.optional(words, "./data"),
  /** Keeps leads in PostgreSQL instead of a file under DATA_DIR. Never told: it holds a password. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isPostgres,
        "is no address such as postgresql://user:password@host:5432/name",
      ),
    ),
  ),
  /** With less room on the disk of DATA_DIR, the server says that it is not ready. */
  DISK_FREE_MIN_MB: v.optional(megabytes, "100"),
  /** Where the site is reached from outside. The build takes it too (content/en/site.yaml). */
  VITE_PUBLIC_ORIGIN: v.optional(origin),
  /** Further origins whose pages may post forms, besides the server's own, separated by spaces. */
  FORM_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/\s+/).filter(Boolean)),
      v.everyItem(
        isOrigin,
        "holds something that is no origin such as https://www.example.com",
      ),
    ),
    "",
  ),
  /** Whose X-Forwarded-For is believed. */
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform(readTrustedProxies),
      v.custom<TrustedProxies>(
        (trusted) => trusted !== undefined,
        "is neither a number of proxies nor a list of networks such as 10.0.0.0/8",
      ),
    ),
    "0",
  ),
  RATE_LIMIT_PER_ADDRESS: v.optional(limit, "30"),
  RATE_LIMIT_TOTAL: v.optional(limit, "600"),
  ...mailSettings,
});

type Environment = Record<string, string | undefined>;

/** What is wrong with settings for mail beside one another. */
function mailProblems(env: Environment): string[] {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, ALERT_MAIL_TO, ALERT_SMTP_URL } = env;
  const problems: string[] = [];
  if (SMTP_URL && !MAIL_FROM)
    problems.push("MAIL_FROM is needed beside SMTP_URL");
  if (SMTP_URL && !MAIL_TO) problems.push("MAIL_TO is needed beside SMTP_URL");
  if (ALERT_MAIL_TO && !(MAIL_FROM && (ALERT_SMTP_URL || SMTP_URL)))
    problems.push(
      "ALERT_MAIL_TO needs MAIL_FROM, and ALERT_SMTP_URL or SMTP_URL",
    );
  if (ALERT_MAIL_TO && ALERT_MAIL_TO === MAIL_TO && !ALERT_SMTP_URL)
    problems.push(
      "ALERT_MAIL_TO is MAIL_TO: what does not arrive there tells nobody",
    );
  if (ALERT_SMTP_URL && !ALERT_MAIL_TO)
    problems.push("ALERT_MAIL_TO is needed beside ALERT_SMTP_URL");
  return problems;
}

/** The variables that are read. */
export const settingNames = Object.keys(settings.entries);

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Undefined: the store is a file under `dataDir`. */
  databaseUrl: string | undefined;
  /** In megabytes. */
  diskFreeMin: number;
  publicOrigin: string;
  formOrigins: readonly string[];
  trustedProxies: TrustedProxies;
  rateLimits: RateLimits;
  mail: MailConfig;
};

/** Reads the configuration from the environment. Throws one error that names every wrong variable. */
export function readConfig(env: Environment): Config {
  const { issues = [], output } = v.safeParse(settings, env);
  const problems = [
    ...issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    ...mailProblems(env),
  ];
  if (problems.length > 0)
    throw new Error(`The configuration is wrong: ${problems.join("; ")}`);
  const set = output as v.InferOutput<typeof settings>;
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    diskFreeMin: set.DISK_FREE_MIN_MB,
    publicOrigin: set.VITE_PUBLIC_ORIGIN ?? originOf(set.HOST, set.PORT),
    formOrigins: set.FORM_ORIGINS,
    trustedProxies: set.TRUST_PROXY,
    rateLimits: {
      perAddress: set.RATE_LIMIT_PER_ADDRESS,
      total: set.RATE_LIMIT_TOTAL,
    },
    mail: mailConfig(set),
  };
}

export function originOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** As browsers send it: with a slash at its end no Origin header would ever equal it. */
function isOrigin(text: string): boolean {
  return (
    /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
  );
}

/** The host is named as one, or in the query as the folder of a socket. */
function isPostgres(text: string): boolean {
  const { protocol, hostname, searchParams } = URL.parse(text) ?? {};
  return (
    /^postgres(ql)?:$/.test(protocol ?? "") &&
    Boolean(hostname || searchParams?.get("host"))
  );
}
