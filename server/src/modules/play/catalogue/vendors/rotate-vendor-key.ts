import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockVendor } from '../internal/vendor-row.ts';
import { updateVendor } from '../update-vendor.ts';
import { vendorChange } from '../vendor.ts';
import { parseVendorForm } from './parse-vendor-form.ts';
import { keyFingerprint } from './vendor-facts.ts';

export const ROTATE_KEY = 'catalogue.rotate-key';

const wantedKey = z.object({ code: z.string(), publicKey: z.string(), version: z.int() });
export type WantedKey = z.infer<typeof wantedKey>;

/**
 * From its commit on the wallet takes the vendor's calls with the new key alone (within a second). Answers the fingerprints of
 * before and after. Refuses `not_found`, `changed_meanwhile`, `invalid_input` for what is no RSA key of 2048 bits or more.
 */
export async function rotateVendorKey(tx: Tx, { code, publicKey, version }: WantedKey) {
  const vendor = await lockVendor(tx, code, version);
  const change = parseVendorForm(vendorChange, { publicKey });
  await updateVendor(tx, code, change);
  await notifyOps(tx, { brandId: null, type: 'vendors_changed' });
  return {
    before: { key: keyFingerprint(vendor.public_key) },
    after: { key: keyFingerprint(publicKey) },
  };
}

/** What is proposed must be usable before an operator is asked to approve it. */
export async function checkWantedKey(tx: Tx, wanted: WantedKey): Promise<{ id: string; name: string }> {
  const { id, name } = await lockVendor(tx, wanted.code, wanted.version);
  parseVendorForm(vendorChange, { publicKey: wanted.publicKey });
  return { id, name };
}

export const keyRotation = proposalKind({
  kind: ROTATE_KEY,
  permission: 'catalogue.keys',
  rule: { standard: 'always', floor: 'always' },
  payload: wantedKey,
  carryOut: async (tx, wanted) => {
    try {
      return await rotateVendorKey(tx, wanted);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'changed_meanwhile')
        throw new Refusal('proposal_outdated');
      throw error;
    }
  },
});
