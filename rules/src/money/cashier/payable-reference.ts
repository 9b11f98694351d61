/** Letters and digits that are not mistaken for another when they are copied by hand: no 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 10;
const FIRST = 'D';

/**
 * What a payer writes into a transfer, and what stands in a PromptPay code as its first reference: `D` and ten signs. `byte` gives
 * random bytes; those beyond the last whole alphabet are thrown away, so that every sign is as likely as any other.
 */
export function makePayableReference(byte: () => number): string {
  const fair = 256 - (256 % ALPHABET.length);
  let text = FIRST;
  while (text.length <= LENGTH) {
    const drawn = byte();
    if (drawn < fair) text += ALPHABET[drawn % ALPHABET.length];
  }
  return text;
}

/** The references in what people or banks have written: small letters, blanks and dashes between the signs do not matter. */
export function payableReferencesIn(text: string): string[] {
  const plain = text.toUpperCase();
  const found = plain.match(
    new RegExp(`(?<![A-Z0-9])${FIRST}(?:[ -]?[${ALPHABET}]){${LENGTH}}(?![A-Z0-9])`, 'g'),
  );
  return [...new Set((found ?? []).map((one) => one.replace(/[ -]/g, '')))];
}
