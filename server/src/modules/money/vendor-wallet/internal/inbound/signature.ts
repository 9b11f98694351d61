import { verify } from 'node:crypto';
import { onlyValueOf, signatureOf } from '../../../../../platform/sealing/signed-body.ts';
import type { VendorRecord } from './vendor-records.ts';

/** Whether the body, exactly as it arrived, is signed with the vendor's key. */
export function isSignedBy(vendor: VendorRecord, rawBody: Buffer, rawHeaders: readonly string[]): boolean {
  const signature = signatureOf(vendor, rawHeaders);
  return signature !== undefined && verify('sha256', rawBody, vendor.publicKey, signature);
}

/** The header as it came, whatever it is worth; undefined where it is not there exactly once. */
export function sentSignature(vendor: VendorRecord, rawHeaders: readonly string[]): string | undefined {
  return onlyValueOf(vendor.signatureHeader, rawHeaders);
}
