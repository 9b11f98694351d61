import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Base64 of RSA PKCS#1 v1.5 with SHA-256 over the bytes exactly as they travel. */
export function signBytes(body: string, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
}

/** True when one of the keys made this signature over these bytes. */
export function isSignedBy(body: Buffer, signature: string, keys: readonly KeyObject[]): boolean {
  const bytes = Buffer.from(signature, 'base64');
  return keys.some((key) => verify('RSA-SHA256', body, key, bytes));
}

export function readPrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
  return key;
}

/** One PEM block a brand, one after another in the same text. */
export function readPublicKeys(pem: string): KeyObject[] {
  const blocks = pem.match(/-----BEGIN [A-Z ]*PUBLIC KEY-----[\s\S]+?-----END [A-Z ]*PUBLIC KEY-----/g) ?? [];
  const keys = blocks.map((block) => createPublicKey(block));
  if (keys.length === 0 || keys.some((key) => key.asymmetricKeyType !== 'rsa'))
    throw new Error('no RSA public key');
  return keys;
}

/**
 * Which brand each key is of: a line `operator_id CODE` stands before its PEM block, as `npm run vendor -- keys` prints it. Keys
 * without such a line are left out: they sign calls, but speak for no brand by name.
 */
export function readBrandKeys(pem: string): Map<string, KeyObject> {
  const named = pem.matchAll(
    /^operator_id +(\S+)\s+(-----BEGIN [A-Z ]*PUBLIC KEY-----[\s\S]+?-----END [A-Z ]*PUBLIC KEY-----)/gm,
  );
  return new Map([...named].map(([, code = '', block = '']) => [code, createPublicKey(block)]));
}
