import { createHash, randomInt } from 'node:crypto';

/** Codes of one set. */
const CODES = 10;
/** 16 letters of 32 are 80 random bits: a plain hash keeps them safe. */
const LENGTH = 16;
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A set of new one-use codes. Keep only their hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, newCode);
}

/** What is kept of a code. Ignores dashes, spaces and case of a typed one. */
export function recoveryCodeSha256(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
