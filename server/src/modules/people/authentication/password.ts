import { hash, verify } from '@node-rs/argon2';
import { inHashQueue } from './internal/hash-queue.ts';

/** OWASP's second argon2id setting: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return inHashQueue(() => hash(password.normalize('NFKC'), ARGON2));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. An unknown user, or one without a password (`storedHash` null), takes as
 * long as a known one, so the response time does not reveal which names exist.
 */
export async function isPasswordRight(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = storedHash ?? (await decoy);
  const right = await inHashQueue(() => verify(against, password.normalize('NFKC')));
  return right && storedHash !== null;
}
