/** A share, 0 to 1, as an attribute of a drawing: "33.33%". */
export const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
