export interface TextPart {
  text: string;
  href: string | undefined;
  /** Where it begins. */
  at: number;
}

const ADDRESS = /https:\/\/[^\s<>"'`\\]+/g;
/** What ends a sentence is no part of an address at its end. */
const AFTER = /[.,;:!?)\]}…”’]+$/;

/** A text cut into words and addresses. Only what a browser reads as an https address with a host becomes one. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER, '');
    const href = hrefOf(address);
    if (!href) continue;
    if (index > done) parts.push({ text: text.slice(done, index), href: undefined, at: done });
    parts.push({ text: address, href, at: index });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: undefined, at: done });
  return parts;
}

/** An address that names a user (https://bank.example@evil.test) looks like another one than it is. */
function hrefOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
  return isPlain ? url.href : undefined;
}
