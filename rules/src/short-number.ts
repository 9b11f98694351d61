/** Letters and digits that are not mistaken for another when they are copied by hand, as in references of deposits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const SIZE = BigInt(ALPHABET.length);
const LENGTH = 10;
/** What of an id is written: the lowest bits, which are random. */
const BITS = 48n;
const HEX_LENGTH = Number(BITS) / 4;

/** The first sign says what is numbered: a slip of a lottery, a withdrawal. Deposits have a reference of their own, with `D`. */
export type NumberedKind = 'S' | 'W';

/** The number that people read and copy: a sign for what it is and ten signs made of its id, so that every page and picture writes the same. */
export function shortNumber(kind: NumberedKind, id: string): string {
  let left = BigInt(`0x${id.replaceAll('-', '')}`) & ((1n << BITS) - 1n);
  let text = '';
  for (let at = 0; at < LENGTH; at += 1) {
    text = (ALPHABET[Number(left % SIZE)] ?? '') + text;
    left /= SIZE;
  }
  return kind + text;
}

/**
 * The last twelve hexadecimal digits of the id that such a number was made of, however the number is typed: small letters, blanks, dashes
 * and dots do not matter. Undefined for everything else.
 */
export function idEndOf(kind: NumberedKind, typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s.\-–—_#]/g, '');
  if (plain.length !== LENGTH + 1 || !plain.startsWith(kind)) return undefined;
  const digits = [...plain.slice(1)].map((sign) => ALPHABET.indexOf(sign));
  if (digits.includes(-1)) return undefined;
  const value = digits.reduce((sum, digit) => sum * SIZE + BigInt(digit), 0n);
  return value >> BITS === 0n ? value.toString(16).padStart(HEX_LENGTH, '0') : undefined;
}
