import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readVendor } from '../internal/vendor-row.ts';
import { vendorFacts } from './vendor-facts.ts';

type Call = Pick<AnyOpsCall, 'record' | 'mustBeProposed' | 'propose'>;

export const OPEN_VENDOR = 'catalogue.open-vendor';
const wantedPlace = z.object({
  code: z.string(),
  enabled: z.boolean(),
  isHot: z.boolean(),
  position: z.int(),
  /** 0: a vendor that the brand does not carry yet. */
  version: z.int(),
});
type WantedPlace = z.infer<typeof wantedPlace>;

/**
 * Whether and where a brand shows a vendor. Taking it away refuses bets, as a stop does, and takes it out of the lobby besides; showing it
 * is a proposal, since it opens the wallets of the brand to the vendor. Refuses `not_found`, `changed_meanwhile`.
 */
export async function changeBrandVendor(
  tx: Tx,
  call: Call,
  { merchantId, reason, ...wanted }: WantedPlace & { merchantId: string; reason: string },
): Promise<{ version: number; proposal: string | null }> {
  const { vendor, before } = await held(tx, merchantId, wanted);
  const about = {
    brandId: merchantId,
    subject: { kind: 'vendor', id: wanted.code, name: vendor.name },
    reason,
  };
  if (wanted.enabled && !before?.enabled && (await call.mustBeProposed(tx, OPEN_VENDOR))) {
    const proposal = await call.propose(tx, { kind: OPEN_VENDOR, payload: wanted, ...about });
    return { version: wanted.version, proposal };
  }
  const { version, ...facts } = await save(tx, merchantId, wanted);
  await call.record(tx, { action: 'catalogue.change-brand-vendor', ...about, ...facts });
  return { version, proposal: null };
}

export const vendorOpening = proposalKind({
  kind: OPEN_VENDOR,
  permission: 'catalogue.change',
  rule: { standard: 'always', floor: 'always' },
  payload: wantedPlace,
  preview: async (db, { code, enabled, isHot, position }, brandId) => {
    const vendor = await readVendor(db, code);
    const before = await placeOf(db, ofBrand(brandId), vendor.id).executeTakeFirst();
    return {
      before: { enabled: before?.enabled ?? false },
      after: { ...vendorFacts(vendor), enabled, isHot, position },
    };
  },
  carryOut: async (tx, wanted, { brandId }) => {
    const { version: _, ...facts } = await save(tx, ofBrand(brandId), wanted);
    return facts;
  },
});

function ofBrand(brandId: string | null): string {
  if (brandId === null) throw new Error('a vendor is opened at a brand');
  return brandId;
}

function placeOf(db: Queryable, merchantId: string, vendorId: string) {
  return db
    .selectFrom('catalogue.brand_vendor')
    .select(['enabled', 'is_hot as isHot', 'position', 'version'])
    .where('merchant_id', '=', merchantId)
    .where('vendor_id', '=', vendorId);
}

async function held(tx: Tx, merchantId: string, { code, version }: WantedPlace) {
  const vendor = await tx
    .selectFrom('catalogue.vendor')
    .select(['id', 'name'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!vendor) throw new Refusal('not_found');
  const before = await placeOf(tx, merchantId, vendor.id).forUpdate().executeTakeFirst();
  if ((before?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
  return { vendor, before };
}

async function save(tx: Tx, merchantId: string, wanted: WantedPlace) {
  const { vendor, before } = await held(tx, merchantId, wanted);
  const { enabled, isHot, position } = wanted;
  const after = await tx
    .insertInto('catalogue.brand_vendor')
    .values({ merchant_id: merchantId, vendor_id: vendor.id, enabled, is_hot: isHot, position })
    .onConflict((oc) =>
      oc.columns(['merchant_id', 'vendor_id']).doUpdateSet({ enabled, is_hot: isHot, position }),
    )
    .returning(['enabled', 'is_hot as isHot', 'position', 'version'])
    .executeTakeFirstOrThrow();
  await notifyPush(tx, { b: merchantId, t: ['catalogue_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'vendors_changed' });
  return { ...(before && { before }), after, version: after.version };
}
