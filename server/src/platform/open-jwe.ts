import { createDecipheriv, createPublicKey, diffieHellman, hash, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const header = z.object({
  alg: z.literal('ECDH-ES'),
  enc: z.literal('A256GCM'),
  kid: z.string(),
  epk: z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
  apu: z.string().optional(),
  apv: z.string().optional(),
  // Extensions that must be understood, and compression: neither is.
  crit: z.never().optional(),
  zip: z.never().optional(),
});
const IV_BYTES = 12;
const TAG_BYTES = 16;
const BASE64URL = /^[\w-]*$/;

/**
 * Opens a compact JWE (RFC 7516) of the one kind this server announces: ECDH-ES on P-256 (RFC 7518, 4.6) with A256GCM. Throws
 * for anything else and for whatever was touched. `keyOf` finds the private key named by `kid`.
 */
export function openJwe(jwe: string, keyOf: (kid: string) => KeyObject | undefined): Buffer {
  const parts = jwe.split('.');
  if (parts.length !== 5 || !parts.every((part) => BASE64URL.test(part))) throw new Error('no compact JWE');
  const [head = '', encryptedKey, iv = '', ciphertext = '', tag = ''] = parts;
  if (encryptedKey !== '') throw new Error('agreed directly, there is no encrypted key');
  const { epk, kid, apu, apv } = header.parse(JSON.parse(fromBase64url(head).toString()));
  const privateKey = keyOf(kid);
  if (!privateKey) throw new Error('unknown kid');
  // Refuses a point that is not on the curve.
  const publicKey = createPublicKey({ key: epk, format: 'jwk' });
  const key = deriveKey(diffieHellman({ privateKey, publicKey }), apu, apv);
  const [ivBytes, tagBytes] = [fromBase64url(iv), fromBase64url(tag)];
  if (ivBytes.length !== IV_BYTES || tagBytes.length !== TAG_BYTES) throw new Error('wrong lengths');
  const decipher = createDecipheriv('aes-256-gcm', key, ivBytes, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(head, 'ascii'));
  decipher.setAuthTag(tagBytes);
  return Buffer.concat([decipher.update(fromBase64url(ciphertext)), decipher.final()]);
}

/** Concat KDF (NIST SP 800-56A) as RFC 7518 uses it; 256 bits are one round of SHA-256. */
function deriveKey(sharedSecret: Buffer, apu = '', apv = ''): Buffer {
  const round = uint32(1);
  const otherInfo = [Buffer.from('A256GCM'), fromBase64url(apu), fromBase64url(apv)].flatMap((field) => [
    uint32(field.length),
    field,
  ]);
  return hash('sha256', Buffer.concat([round, sharedSecret, ...otherInfo, uint32(256)]), 'buffer');
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function fromBase64url(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
