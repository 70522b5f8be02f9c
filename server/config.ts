import * as v from "valibot";
import { readTrustedProxies, type TrustedProxies } from "./client-address.ts";
import { mailConfig, mailSettings } from "./outbox/mail/mail-config.ts";
import { count, passing, setting } from "./setting.ts";
import {
  webhookConfig,
  webhookSettings,
} from "./outbox/webhook/webhook-config.ts";

const postsInTenMinutes = "form posts in ten minutes";

const portNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "is not a port number"),
  v.transform(Number),
  v.maxValue(65535, "is not a port number"),
);

const words = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"));

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, "is not an origin such as https://www.example.com"),
);

/** The settings that the server reads from the environment. docs/settings.md is generated from them. */
export const serverSettings = {
  PORT: setting(
    "The port that the server listens on. `npm run dev` uses 5173 by default.",
    portNumber,
    { byDefault: "3000" },
  ),
  HOST: setting("The host name or address that the server listens on.", words, {
    byDefault: "localhost",
  }),
  VITE_PUBLIC_ORIGIN: setting(
    "Where visitors reach the site, such as `https://www.example.com`. The build reads it too.",
    origin,
    { otherwise: "`origin` in `site.yaml`" },
  ),
  FORM_ORIGINS: setting(
    "More origins whose pages may post forms, separated by spaces. The origin above and the one in `site.yaml` always may.",
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/\s+/).filter(Boolean)),
      v.everyItem(
        isOrigin,
        "holds something that is not an origin such as https://www.example.com",
      ),
    ),
    { byDefault: "" },
  ),
  TRUST_PROXY: setting(
    "Whose `X-Forwarded-For` to trust: the number of proxies in front of the server, or their addresses and networks (`10.0.0.0/8 ::1`). Behind one proxy set it to 1, or all visitors count as one address.",
    v.pipe(
      v.string(),
      v.transform(readTrustedProxies),
      v.custom<TrustedProxies>(
        (trusted) => trusted !== undefined,
        "is neither a number of proxies nor a list of networks such as 10.0.0.0/8",
      ),
    ),
    { byDefault: "0" },
  ),
  RATE_LIMIT_PER_ADDRESS: setting(
    "The most that one address or 64-bit IPv6 network may post; a 56-bit one twice, a 48-bit one four times as much. More gets 429.",
    count(postsInTenMinutes, 1),
    { byDefault: "30", unit: postsInTenMinutes },
  ),
  RATE_LIMIT_TOTAL: setting(
    "What all visitors together may send before the rest is stored as suspect, and an alert goes to the office. Half is only for posts with a form's token.",
    count(postsInTenMinutes, 1),
    { byDefault: "600", unit: postsInTenMinutes },
  ),
  DATA_DIR: setting(
    "The folder of the SQLite file. It must be on a local disk, never on a network disk.",
    words,
    { byDefault: "./data" },
  ),
  DATA_DIR_EXPECTED: setting(
    "`1` after the first start: a store that is missing or empty is then a fault, because its disk may not be mounted.",
    v.pipe(
      v.picklist(["0", "1"], "is neither 0 nor 1"),
      v.transform((set) => set === "1"),
    ),
    { byDefault: "0" },
  ),
  DATABASE_URL: setting(
    "Keeps everything in PostgreSQL instead (`postgresql://…`), for any number of servers.",
    passing(
      isPostgres,
      "is not an address such as postgresql://user:password@host:5432/name",
    ),
  ),
  DISK_FREE_MIN_MB: setting(
    "With less free space than this on the disk of `DATA_DIR`, `/readyz` answers 503 and the server accepts no files.",
    count("MB"),
    { byDefault: "100", unit: "MB" },
  ),
  HEARTBEAT_URL: setting(
    "An address that the server calls every minute while all is well ([operating.md](operating.md#when-it-fails)).",
    passing(
      (url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ""),
      "is not an address such as https://monitor.example.com/x",
    ),
  ),
  ...mailSettings,
  ...webhookSettings,
};

const settings = v.object(serverSettings);

type Environment = Record<string, string | undefined>;

/** Pairs of settings: the second needs the first. */
const needed = [
  ["MAIL_FROM", "SMTP_URL"],
  ["MAIL_TO", "SMTP_URL"],
  ["WEBHOOK_SECRET", "WEBHOOK_URL"],
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
  ["WEBHOOK_URL", "WEBHOOK_FIELDS"],
] as const;

export type Config = ReturnType<typeof readConfig>;

/** Reads the configuration from the environment. Throws one error that names every wrong variable. */
export function readConfig(env: Environment) {
  const { issues = [], output } = v.safeParse(settings, env);
  const problems = [
    ...issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    ...needed
      .filter(([name, other]) => env[other] && !env[name])
      .map(([name, other]) => `${name} is needed with ${other}`),
  ];
  if (problems.length > 0)
    throw new Error(`The configuration is wrong: ${problems.join("; ")}`);
  const set = output as v.InferOutput<typeof settings>;
  const webhook = webhookConfig(set);
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    /** If undefined, the store is a file under `dataDir`. */
    databaseUrl: set.DATABASE_URL,
    /** Whether a server may make a new store. */
    mayBeNew: !set.DATA_DIR_EXPECTED,
    /** In megabytes. */
    diskFreeMin: set.DISK_FREE_MIN_MB,
    publicOrigin: set.VITE_PUBLIC_ORIGIN ?? originOf(set.HOST, set.PORT),
    formOrigins: set.FORM_ORIGINS,
    trustedProxies: set.TRUST_PROXY,
    rateLimits: {
      perAddress: set.RATE_LIMIT_PER_ADDRESS,
      total: set.RATE_LIMIT_TOTAL,
    },
    heartbeatUrl: set.HEARTBEAT_URL,
    mail: mailConfig(set, webhook),
    /** If undefined, leads go out by mail only. */
    webhook,
  };
}

export function originOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** As browsers send it. With a trailing slash, no Origin header would ever match. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text;
}

/** The host is part of the URL, or the query names the folder of a socket. */
function isPostgres(text: string): boolean {
  const { protocol, hostname, searchParams } = URL.parse(text) ?? {};
  return (
    /^postgres(ql)?:$/.test(protocol ?? "") &&
    Boolean(hostname || searchParams?.get("host"))
  );
}
