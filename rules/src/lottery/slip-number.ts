/** Letters and digits that are not mistaken for another when they are copied by hand, as in references of deposits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const FIRST = 'S';
const LENGTH = 10;
/** What of an id is written: the lowest bits, which are random. */
const BITS = 48n;

/** A slip's number as a player reads it aloud: `S` and ten signs, made of the slip's id, so that every page and picture writes the same. */
export function slipNumber(id: string): string {
  let left = BigInt(`0x${id.replaceAll('-', '')}`) & ((1n << BITS) - 1n);
  const size = BigInt(ALPHABET.length);
  let text = '';
  for (let at = 0; at < LENGTH; at += 1) {
    text = (ALPHABET[Number(left % size)] ?? '') + text;
    left /= size;
  }
  return FIRST + text;
}
