const gmail = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox that an address most likely reaches: without its `+tag`, and at Gmail without dots. Only for counting
 * mails; mail goes to the address as typed.
 */
export function mailboxOf(email: string): string {
  const key = email.toLowerCase();
  const at = key.lastIndexOf("@");
  const domain = key.slice(at + 1);
  const user = key.slice(0, at).replace(/(?<=.)\+.*$/, "");
  return gmail.test(domain)
    ? `${user.replaceAll(".", "")}@gmail.com`
    : `${user}@${domain}`;
}
