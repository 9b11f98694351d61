import { randomBytes } from 'node:crypto';

/** A password to be shown once: 96 random bits, in groups that can be read out. */
export function newPassword(): string {
  return randomBytes(12)
    .toString('hex')
    .replace(/(.{6})(?=.)/g, '$1-');
}
