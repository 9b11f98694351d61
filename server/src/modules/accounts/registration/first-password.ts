import { createHmac } from 'node:crypto';

/** Without letters and digits that are mistaken for each other: a first password is read out over the telephone too. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const GROUP = 4;
/** The largest multiple of the alphabet's length in a byte: what is above would make some letters likelier. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/**
 * The first password of an account, made of the server's secret and one press of the button. A press that is sent again, since its answer was
 * lost, is answered with the same password, and it is not kept: `xkq4-m7dp-9tra`.
 */
export function firstPassword(secret: Buffer, press: readonly string[]): string {
  const letters: string[] = [];
  for (let block = 0; letters.length < LENGTH; block += 1) {
    const bytes = createHmac('sha256', secret)
      .update(JSON.stringify([...press, block]))
      .digest();
    for (const byte of bytes) if (byte < FAIR_BYTES) letters.push(ALPHABET.charAt(byte % ALPHABET.length));
  }
  const groups = Array.from({ length: LENGTH / GROUP }, (_, at) =>
    letters.slice(at * GROUP, (at + 1) * GROUP),
  );
  return groups.map((group) => group.join('')).join('-');
}
