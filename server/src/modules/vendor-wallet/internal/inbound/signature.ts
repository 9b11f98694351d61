import { verify } from 'node:crypto';
import type { VendorRecord } from './vendor-records.ts';

/** RSA PKCS#1 v1.5 with SHA-256 over the body exactly as it arrived, base64 in the vendor's header. */
export function isSignedBy(
  vendor: VendorRecord,
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): boolean {
  const signature = headers[vendor.signatureHeader];
  if (typeof signature !== 'string' || signature === '') return false;
  return verify('sha256', rawBody, vendor.publicKey, Buffer.from(signature, 'base64'));
}
