/** No 0, 1, I, L or O, because references are read out over the phone. */
export const referenceLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const reference = new RegExp(`^[A-Z]{2}-[${referenceLetters}]{6}$`);

/** Whether a text could be the reference of a lead, such as SR-7K3F9Q. */
export function isReference(text: string): boolean {
  return reference.test(text);
}
