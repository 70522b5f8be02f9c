/** Who made the last commit, and the files in it. */
export const lastChange = ({
  git,
}: Readonly<{ git: (...args: string[]) => string }>): string[] =>
  git("show", "--format=%an <%ae>", "--name-only").split(/\n+/);

export const ana = "Ana Ruiz <ana@sabineridge.example>";
