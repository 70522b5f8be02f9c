import { leadWait } from "#content/ui/lead-wait.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";

type WaitWordsProps = {
  say: "waiting" | "offline" | "stop" | "stopped";
  /** What waits: "message". */
  what: string;
};

/** What a form says while the network is away. */
export function WaitWords({ say, what }: WaitWordsProps) {
  const words = useWords(leadWait);
  return <span>{fillIn(words[say], { what })}</span>;
}
