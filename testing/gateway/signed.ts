import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const HEADER = 'X-Payment-Signature';

export interface Keys {
  publicKey: string;
  privateKey: string;
}

/** RSA of 2048 bits; from the file, if there is one, so that a gateway that was killed comes back as itself. */
export function ownKeys(file: string | undefined): Keys {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  if (file) writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

export function signatureFor(bytes: Buffer, { privateKey }: Keys): string {
  return sign('RSA-SHA256', bytes, privateKey).toString('base64');
}

export function isSigned(bytes: Buffer, signature: unknown, publicKey: string): boolean {
  return (
    typeof signature === 'string' && verify('RSA-SHA256', bytes, publicKey, Buffer.from(signature, 'base64'))
  );
}

/** Of an order: the same order gets the same transaction, however often it is sent. */
export function transactionOf(order: string): string {
  return `T${createHash('sha256').update(order).digest('hex').slice(0, 20)}`;
}
