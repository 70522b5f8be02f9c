/** Whether React Router's build renders now: what a page needs beside itself is written. Later it is there. */
export const isBuild = process.env.IS_RR_BUILD_REQUEST === "yes";
