import { useEffect, useRef } from "react";
import { fileErrors } from "#content/ui/file-errors.ts";
import { fileList } from "#content/ui/file-list.ts";
import type { RefusedKind } from "#forms/file-kind.ts";
import { largestAttachment, mostAttachments } from "#forms/attachment-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import type { WrongFile } from "./add-files.ts";
import styles from "./file-list.module.css";

export { addFiles } from "./add-files.ts";

type FileListProps = {
  files: readonly File[];
  wrong: readonly WrongFile[];
  isBusy: boolean;
  onRemove: (file: File) => void;
};

/** The files that a visitor has chosen, each with a button that removes it, and why others were not added. */
export function FileList({ files, wrong, onRemove, ...state }: FileListProps) {
  const words = useWords(fileList);
  const errors = useWords(fileErrors);
  const list = useRef<HTMLUListElement>(null);
  const limits = { most: mostAttachments, size: largestAttachment >> 20 };

  function remove(file: File, index: number) {
    // The button goes away.
    const buttons = list.current!.querySelectorAll("button");
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    onRemove(file);
  }

  return (
    <div className={styles.files}>
      {wrong.length > 0 && (
        <div role="alert" className={styles.wrong}>
          {wrong.map(({ name, why }, index) => (
            <p key={index}>
              {isRefused(why)
                ? fillIn(errors.refused, { file: name, found: errors[why] })
                : fillIn(words[why], { name, ...limits })}
            </p>
          ))}
        </div>
      )}
      {files.length > 0 && (
        <ul ref={list} className={styles.list}>
          {files.map((file, index) => (
            <li key={keyOf(file)} className={styles.file}>
              <Picture file={file} />
              <span className={styles.words}>
                <bdi className={styles.name}>{file.name}</bdi>
                <span className={styles.size}>{sizeIn(words, file.size)}</span>
              </span>
              <Button variant="quiet" onClick={() => remove(file, index)}>
                <span>
                  {words.remove} <VisuallyHidden>{file.name}</VisuallyHidden>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {/* Screen readers hear it from a part of the page that was there before. */}
      <p aria-hidden="true" className={styles.note}>
        <FileStatus count={files.length} {...state} />
      </p>
      {files.some(({ type }) => type.startsWith("image/")) && (
        <p className={styles.note}>{words.pictures}</p>
      )}
    </div>
  );
}

const isRefused = (why: WrongFile["why"]): why is RefusedKind =>
  why in fileErrors;

/** How many files were added. */
export function FileStatus(props: { count: number; isBusy: boolean }) {
  const { count, isBusy } = props;
  const words = useWords(fileList);
  return (
    <span>
      {isBusy
        ? words.busy
        : fillIn(words.count, { count, most: mostAttachments })}
    </span>
  );
}

/** In px on the screen, and twice as many in the canvas. */
const side = 48;

/** A small picture of the file where the browser can show one, otherwise the end of its name. */
function Picture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file)
      .then((picture) => {
        if (isCurrent) drawSquare(canvas.current!, picture);
        picture.close();
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return (
    <span className={styles.picture} aria-hidden="true">
      <span>{/\.(\w{1,4})$/.exec(file.name)?.[1]}</span>
      <canvas ref={canvas} width={2 * side} height={2 * side} />
    </span>
  );
}

/** Draws the middle of a picture. */
function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  const { width, height } = picture;
  const square = Math.min(width, height);
  const [left, top] = [(width - square) / 2, (height - square) / 2];
  const place = [0, 0, canvas.width, canvas.height] as const;
  canvas
    .getContext("2d")
    ?.drawImage(picture, left, top, square, square, ...place);
}

function sizeIn(words: typeof fileList, bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000
    ? fillIn(words.kilobytes, { size: kilobytes })
    : fillIn(words.megabytes, { size: (kilobytes / 1024).toFixed(1) });
}

let lastKey = 0;
const keys = new WeakMap<File, number>();

/** Files of one name and size can be different. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? (lastKey += 1);
  keys.set(file, key);
  return key;
}
