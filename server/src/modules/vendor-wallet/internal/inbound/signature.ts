import { verify } from 'node:crypto';
import type { VendorRecord } from './vendor-records.ts';

/**
 * RSA PKCS#1 v1.5 with SHA-256 over the body exactly as it arrived, base64 in the vendor's header. `rawHeaders` are names
 * and values in turn, as they were received.
 */
export function isSignedBy(vendor: VendorRecord, rawBody: Buffer, rawHeaders: readonly string[]): boolean {
  const signature = signatureOf(vendor, rawHeaders);
  return signature !== undefined && verify('sha256', rawBody, vendor.publicKey, signature);
}

/**
 * Undefined unless the header is there exactly once and is the canonical base64 of as many bytes as the key has: a proxy in
 * front that reads a second header, or a looser base64, must not see another signature than the one that is checked here.
 */
function signatureOf(vendor: VendorRecord, rawHeaders: readonly string[]): Buffer | undefined {
  const text = onlyValueOf(vendor.signatureHeader, rawHeaders);
  if (text?.length !== Math.ceil(vendor.signatureBytes / 3) * 4) return undefined;
  const signature = Buffer.from(text, 'base64');
  return signature.length === vendor.signatureBytes && signature.toString('base64') === text
    ? signature
    : undefined;
}

/** The parsed headers will not do: of some names they keep the first value only, those of others they join. */
function onlyValueOf(lowerCaseName: string, rawHeaders: readonly string[]): string | undefined {
  let value: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== lowerCaseName.length || name.toLowerCase() !== lowerCaseName) continue;
    if (value !== undefined) return undefined;
    value = rawHeaders[at + 1];
  }
  return value;
}

/** The header as it came, whatever it is worth; undefined where it is not there exactly once. */
export function sentSignature(vendor: VendorRecord, rawHeaders: readonly string[]): string | undefined {
  return onlyValueOf(vendor.signatureHeader, rawHeaders);
}
