import { useEffect, useRef, useState } from "react";
import { formErrors } from "#content/ui/form-errors.ts";
import { attachmentError, heicAccept } from "#forms/attachment-rules.ts";
import { useWords } from "#app/ui/use-words.ts";
import { getFiles, inTurn, setFiles, subscribe } from "./chosen-files.ts";
import type { LeadErrors } from "./send-lead.ts";

/** Undefined without a network: the input then works as browsers' own, and its last files count. */
const loadFileList = () =>
  import("#app/sections/file-list/file-list.tsx").catch(() => undefined);

type Late = NonNullable<Awaited<ReturnType<typeof loadFileList>>>;

type Wrong = Awaited<ReturnType<Late["addFiles"]>>["wrong"];

/** The files of an input that adds to them. Their list is fetched when the first one is chosen. */
export function useChosenFiles(errors: LeadErrors) {
  const input = useRef<HTMLInputElement>(null);
  const [late, setLate] = useState<Late>();
  const [files, show] = useState<readonly File[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>([]);
  /** What is wrong with files that were chosen since these errors came, if the list could not be fetched. */
  const [chosen, setChosen] = useState<{
    since: LeadErrors;
    error: string | undefined;
  }>();
  const words = useWords(formErrors);

  async function load() {
    const loaded = await loadFileList();
    setLate(loaded);
    return loaded;
  }

  function add(added: readonly File[]) {
    setBusy(true);
    inTurn(async () => {
      const list = input.current;
      const loaded = await load();
      if (!list) return;
      if (loaded) {
        const result = await loaded.addFiles(getFiles(list), added);
        setWrong(result.wrong);
        setFiles(list, result.files);
      } else setChosen({ since: errors, error: attachmentError(added, words) });
      setBusy(false);
    });
  }

  function remove(file: File) {
    const others = files.filter((one) => one !== file);
    setWrong([]);
    setFiles(input.current!, others);
    if (others.length === 0) input.current!.focus();
  }

  // The input is outside React: files can come before it, or from a draft, and go after sending.
  useEffect(() => {
    const list = input.current!;
    const { form } = list;
    const read = () => {
      const now = getFiles(list);
      show(now);
      if (now.length > 0) void load();
    };
    const reset = () => {
      setWrong([]);
      setFiles(list, []);
    };
    if (!/Apple/.test(navigator.vendor)) list.accept += `,${heicAccept}`;
    const unsubscribe = subscribe(list, read);
    form?.addEventListener("reset", reset);
    read();
    if (getFiles(list).length === 0 && list.files!.length > 0)
      add([...list.files!]);
    return () => {
      unsubscribe();
      form?.removeEventListener("reset", reset);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    input,
    late,
    list: { files, wrong, isBusy, onRemove: remove },
    add,
    error: chosen?.since === errors ? chosen.error : undefined,
  };
}
