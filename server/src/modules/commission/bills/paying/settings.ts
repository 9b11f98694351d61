import {
  changeBillSettings as changing,
  type billSettings as listing,
} from '@lanna/contract/commission/bills/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';

const DEFAULT = { needs_approval: false, version: 0 };

/** Whether bills that a brand pays wait for an operator's approval. */
export async function isApprovalNeeded(db: Queryable, merchantId: string): Promise<boolean> {
  return ((await settingOf(db, merchantId)) ?? DEFAULT).needs_approval;
}

export async function listSettings(db: Queryable, brands: readonly Brand[]): Promise<Value<typeof listing>> {
  const rows = await db
    .selectFrom('bills.setting')
    .select(['merchant_id', 'needs_approval', 'version'])
    .where(
      'merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .execute();
  return brands.map(({ id, code }) => {
    const { needs_approval: needsApproval, version } = rows.find((row) => row.merchant_id === id) ?? DEFAULT;
    return { brand: code, needsApproval, version };
  });
}

/** Refuses `not_found`, `changed_meanwhile`. */
export async function changeSettings(
  db: Database,
  call: Pick<AnyOpsCall, 'brands'> & PairedCall,
  brandCode: string,
  { needsApproval, version, reason }: Received<typeof changing>['body'],
): Promise<Value<typeof changing>> {
  const brand = brandInScope(call.brands, brandCode);
  return db.transaction((tx) => setApproval(tx, call, brand, { needsApproval, version, reason }));
}

export const PAY_UNAPPROVED = 'bills.pay-unapproved';

/** That bills are paid without being looked at is decided by two. */
export const settingsProposal = changeProposal({
  kind: PAY_UNAPPROVED,
  permission: 'bills.settings',
  rule: { standard: 'always', floor: 'always' },
  wanted: changing.body.omit({ reason: true }),
  carryOut: async (tx, wanted, { call, brandId, reason }) =>
    setApproval(tx, call, await readScopeBrand(tx, brandId), { ...wanted, reason }),
});

async function setApproval(
  tx: Tx,
  call: PairedCall,
  brand: Pick<Brand, 'id' | 'code'>,
  { needsApproval, version, reason }: Received<typeof changing>['body'],
): Promise<Value<typeof changing>> {
  const before = (await settingOf(tx, brand.id)) ?? DEFAULT;
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const action = {
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.code, name: brand.code },
    before: { needsApproval: before.needs_approval },
    after: { needsApproval },
    reason,
  };
  if (before.needs_approval && !needsApproval && (await call.mustBeProposed(tx, PAY_UNAPPROVED))) {
    const wanted = { needsApproval, version };
    return { version, proposal: await proposeChange(tx, call, { kind: PAY_UNAPPROVED, wanted, ...action }) };
  }
  const row = { needs_approval: needsApproval, version: version + 1 };
  const written = await tx
    .insertInto('bills.setting')
    .values({ merchant_id: brand.id, ...row })
    .onConflict((oc) =>
      oc.column('merchant_id').doUpdateSet(row).where('bills.setting.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!written) throw new Refusal('changed_meanwhile');
  await call.record(tx, { action: 'bills.change-settings', ...action });
  await notifyOps(tx, { brandId: brand.id, type: 'bills_changed' });
  return { ...written, proposal: null };
}

function settingOf(db: Queryable, merchantId: string) {
  return db
    .selectFrom('bills.setting')
    .select(['needs_approval', 'version'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
}
