/** The kinds of claims. The words for each are in content/en/forms/claim.yaml. */
export const claimLines = [
  "property",
  "auto",
  "liability",
  "workers-compensation",
  "flood",
] as const;
