/** What a campaign writes into the addresses of its links. */
export const campaignFields = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

/**
 * Everything that is stored about where a lead came from: the page with the form, the page on which the visit started,
 * the host of the site that led here, and the campaign. For the browser, the server, the commands and the privacy
 * notice.
 */
export const sourceFields = [
  "page",
  "start",
  "referrer",
  ...campaignFields,
] as const;

export type Source = Partial<Record<(typeof sourceFields)[number], string>>;
