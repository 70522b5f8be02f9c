import { existsSync, readFileSync } from "node:fs";

/** The images of the containers that are named only by a tag, which can be moved. None where there are no such files. */
export const unpinnedImages = (folder = "."): string[] => [
  ...new Set(
    [`${folder}/Containerfile`, `${folder}/compose.yaml`]
      .filter((file) => existsSync(file))
      .flatMap((file) => [
        ...readFileSync(file, "utf8").matchAll(
          /^(?:FROM| +image:) docker\.io\/([^\s@]+)(?!\S)/gm,
        ),
      ])
      .map(([, image = ""]) => image),
  ),
];
