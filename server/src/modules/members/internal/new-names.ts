import { randomBytes, randomInt } from 'node:crypto';

/** By which vendors know a player; it says nothing about the person. */
export function newWalletUser(): string {
  return `p${randomBytes(12).toString('hex')}`;
}

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A user name for an account that chose none; its mobile number would tell others too much. */
export function newUsername(prefix: string): string {
  return prefix + Array.from({ length: 11 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
