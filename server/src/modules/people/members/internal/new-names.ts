import { randomBytes, randomInt } from 'node:crypto';

/** The id by which vendors know a player; it reveals nothing about the person. */
export function newWalletUser(): string {
  return `p${randomBytes(12).toString('hex')}`;
}

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A user name for a trial account. */
export function newUsername(prefix: string): string {
  return prefix + Array.from({ length: 11 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** Short, easy to say and to type in any language of the site, and no two of them sound alike. */
const NAME_WORDS = [
  ...[
    'amber',
    'bamboo',
    'cedar',
    'coral',
    'dawn',
    'forest',
    'fern',
    'gold',
    'indigo',
    'ivory',
    'jade',
    'jasmine',
  ],
  ...['kite', 'lemon', 'lotus', 'mango', 'maple', 'mint', 'moon', 'ocean', 'opal', 'orchid', 'palm', 'pearl'],
  ...['river', 'ruby', 'silk', 'silver', 'sky', 'star', 'sun', 'teak', 'tiger', 'topaz', 'tulip', 'velvet'],
];

/**
 * A user name for a member who registered by phone and chose none: two words and a number, which a person can read out and an agent recognise;
 * the mobile number would reveal itself to others.
 */
export function readableUsername(digits: number): string {
  const word = () => NAME_WORDS[randomInt(NAME_WORDS.length)];
  return `${word()}${word()}${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}
