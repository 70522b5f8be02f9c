/** Whether React Router's build is rendering now: the files next to a page are being written. Later they exist. */
export const isBuild = process.env.IS_RR_BUILD_REQUEST === "yes";
