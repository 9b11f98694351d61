import { randomBytes, randomInt } from 'node:crypto';

/** The id by which vendors know a player; it reveals nothing about the person. */
export function newWalletUser(): string {
  return `p${randomBytes(12).toString('hex')}`;
}

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A user name for an account without a chosen one; using its mobile number would reveal it to others. */
export function newUsername(prefix: string): string {
  return prefix + Array.from({ length: 11 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
