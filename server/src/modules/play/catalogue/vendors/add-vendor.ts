import { vendorFields, walletKind } from '@lanna/contract/play/catalogue/ops';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readVendor } from '../internal/vendor-row.ts';
import { registerVendor } from '../register-vendor.ts';
import { VendorInputError, vendorDetails } from '../vendor.ts';
import { parseVendorForm } from './parse-vendor-form.ts';
import { typedFacts, vendorFacts } from './vendor-facts.ts';

type Call = Pick<AnyOpsCall, 'record' | 'mustBeProposed' | 'propose'>;

export const ADD_VENDOR = 'catalogue.add-vendor';
const wantedVendor = vendorFields.extend({
  code: z.string(),
  walletKind,
  publicKey: z.string(),
  brands: z.array(z.string()),
});
type WantedVendor = z.infer<typeof wantedVendor>;

/**
 * Proposes a vendor: what its key signs is paid into members' wallets from the moment it is there. Refuses `vendor_known`, `invalid_input`
 * with the fields that do not fit. The caller has checked the brands.
 */
export async function addVendor(
  tx: Tx,
  call: Call,
  { reason, ...wanted }: WantedVendor & { reason: string },
  now: Date,
): Promise<{ code: string; proposal: string | null }> {
  const { details } = checked(wanted);
  const { code, name } = details;
  const known = await tx
    .selectFrom('catalogue.vendor')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (known) throw new Refusal('vendor_known');
  const about = { brandId: null, subject: { kind: 'vendor', id: code, name }, reason };
  if (await call.mustBeProposed(tx, ADD_VENDOR))
    return { code, proposal: await call.propose(tx, { kind: ADD_VENDOR, payload: wanted, ...about }) };
  await call.record(tx, { action: ADD_VENDOR, ...about, after: await insert(tx, wanted, now) });
  return { code, proposal: null };
}

export const vendorAddition = proposalKind({
  kind: ADD_VENDOR,
  permission: 'catalogue.change',
  rule: { standard: 'always', floor: 'always' },
  payload: wantedVendor,
  preview: async (_db, wanted) => {
    const { details, brands } = checked(wanted);
    return { after: { ...typedFacts(details), brands } };
  },
  carryOut: async (tx, wanted, { now }) => ({ after: await insert(tx, wanted, now) }),
});

function checked({ brands, ...form }: WantedVendor) {
  return { details: parseVendorForm(vendorDetails, form), brands };
}

async function insert(tx: Tx, wanted: WantedVendor, now: Date) {
  const { details, brands } = checked(wanted);
  await registerVendor(tx, { details, brandCodes: brands, now }).catch(asRefusal);
  await notifyOps(tx, { brandId: null, type: 'vendors_changed' });
  await notifyPush(tx, { b: '*', t: ['catalogue_changed'] });
  return { ...vendorFacts(await readVendor(tx, details.code)), brands };
}

function asRefusal(error: unknown): never {
  if (!(error instanceof VendorInputError)) throw error;
  throw error.field === 'code' ? new Refusal('vendor_known') : new Refusal('not_found');
}
