import { useRef, useState } from "react";
import { sendLead, type LeadResult, type Post } from "./send-lead.ts";

/** Sends the input under one key until the server has stored it. */
export function useSending(kind: string, post: Post) {
  const [sending, setSending] = useState(false);
  const [share, setShare] = useState(0);
  const [result, setResult] = useState<LeadResult>();
  const key = useRef("");

  async function send(fields: FormData): Promise<LeadResult> {
    setShare(0);
    setSending(true);
    // One key per filled-in form: a second try after an unclear failure is the same message, not another one.
    key.current ||= crypto.randomUUID();
    const lead = { kind, fields, key: key.current };
    const answer = await sendLead(lead, post, setShare);
    setSending(false);
    if (answer.status === "sent") key.current = "";
    if (answer.status !== "invalid") setResult(answer);
    return answer;
  }

  return {
    sending,
    /** The share that has been sent, from 0 to 1. */
    share,
    result,
    send,
    closeResult: () => setResult(undefined),
  };
}
