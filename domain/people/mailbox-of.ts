/** Domains whose mailboxes take a name with dots anywhere, under one spelling of the domain. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** How addresses are told apart: without regard to case. */
export function sameAddress(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The mailbox that an address leads to: without the tag behind `+` that its owner may choose freely, and for Gmail
 * without dots. A starting balance is given once for each of these; accounts are told apart by the address itself.
 */
export function mailboxOf(email: string): string {
  const address = sameAddress(email);
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const [name = local] = local.split('+');
  const sameDomain = dotless[domain];
  // A local part that is nothing but a tag is a name.
  const untagged = name === '' ? local : name;
  return sameDomain ? `${untagged.replaceAll('.', '')}@${sameDomain}` : `${untagged}@${domain}`;
}
