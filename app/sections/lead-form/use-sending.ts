import { useEffect, useRef, useState } from "react";
import { sendLead, type LeadResult, type Post } from "./send-lead.ts";
import { loadHelp } from "./load-help.ts";

/** Sends the input, under a key that identifies it. While the network is away, it waits. */
export function useSending(kind: string, post: Post) {
  const [state, setState] = useState<
    "idle" | "sending" | "waiting" | "stopped"
  >("idle");
  const [share, setShare] = useState(0);
  const [result, setResult] = useState<LeadResult>();
  /** While it waits. */
  const wait = useRef<AbortController>(undefined);

  // A form that is left does not send itself.
  useEffect(() => () => wait.current?.abort(), []);

  async function send(
    entries: FormData,
    key: string,
  ): Promise<LeadResult | undefined> {
    const lead = { kind, entries, key };
    const attempt = () => {
      setShare(0);
      return sendLead(lead, post, setShare);
    };
    setState("sending");
    let answer: LeadResult | undefined = await attempt();
    const help = await loadHelp();
    if (help && answer.status === "unreached" && !navigator.onLine) {
      setState("waiting");
      wait.current = new AbortController();
      answer = await help.sendWhenBack(attempt, wait.current.signal);
      wait.current = undefined;
    }
    setState(answer ? "idle" : "stopped");
    if (answer && answer.status !== "invalid") setResult(answer);
    return answer;
  }

  return {
    sending: state === "sending" || state === "waiting",
    /** The network is away. */
    waiting: state === "waiting",
    /** The visitor ended the wait, and nothing was sent. */
    stopped: state === "stopped",
    /** The share that has been sent, from 0 to 1. */
    share,
    result,
    send,
    stop: () => wait.current?.abort(),
    /** Our own code failed, before or after it was sent. */
    fail() {
      setState("idle");
      setResult((current) =>
        current?.status === "sent"
          ? current
          : { status: "failed", why: "unclear" },
      );
    },
    closeResult: () => setResult(undefined),
  };
}
