import { hash, verify } from '@node-rs/argon2';

/** OWASP's second argon2id setting: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. An unknown user (`storedHash` undefined) costs the same time as a known one, so the
 * answer's speed tells nobody which names exist.
 */
export async function isPasswordRight(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const right = await verify(storedHash ?? (await decoy), password.normalize('NFKC'));
  return right && storedHash !== undefined;
}
