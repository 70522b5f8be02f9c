/** Whether the build is rendering now: the files next to a page are being written. Later they exist. */
export const isBuild = process.env.PRERENDERING === "yes";
