import { buildSettings } from "../../scripts/build-settings.ts";
import { readConfig, serverSettings } from "#server/config.ts";
import { errorWords } from "#server/error-words.ts";
import { unknownSettings } from "#server/unknown-settings.ts";
import { reservedHostIn, type Finding } from "./finding.ts";

type Environment = Record<string, string | undefined>;

const place = "environment";

/** What happens without it. */
const needed: Record<string, string> = {
  VITE_PUBLIC_ORIGIN: "pages and mails would link to a made-up host",
  TRUST_PROXY: "all visitors behind the proxy would share one rate limit",
  SMTP_URL: "nobody would be told of a lead",
  MAIL_FROM: "nobody would be told of a lead",
  MAIL_TO: "nobody would be told of a lead",
};

/** Variables with hosts that visitors or mails use. */
const holdsHosts = /^(?:VITE_\w+|FORM_ORIGINS|SMTP_URL|MAIL_\w+|WEBHOOK_URL)$/;

/** Missing or made-up settings of the build and the server. Prints no value except hosts, because some are secret. */
export function findInEnvironment(env: Environment): Finding[] {
  const findings: Finding[] = [];
  const add = (path: string, problem: string) =>
    findings.push({ place, path, problem, stops: true });

  for (const [name, otherwise] of Object.entries(needed))
    if (!env[name]) add(name, `is not set: ${otherwise}`);
  if (env.VITE_PUBLIC_ORIGIN && !env.VITE_PUBLIC_ORIGIN.startsWith("https://"))
    add("VITE_PUBLIC_ORIGIN", "is not an https origin");
  if (env.VITE_CONTACT === "demo")
    add("VITE_CONTACT", "is demo: forms would only pretend to send");
  for (const [name, value] of Object.entries(env).toSorted()) {
    const host = holdsHosts.test(name) && reservedHostIn(value ?? "");
    if (host) add(name, `names ${host}, which is not a real host`);
  }
  for (const problem of unknownSettings(Object.keys(env), [
    ...Object.keys(serverSettings),
    ...Object.keys(buildSettings),
  ]))
    add("server", problem);
  try {
    readConfig(env);
  } catch (error) {
    add("server", errorWords(error));
  }
  return findings;
}
