import type {
  changeIdentitySettings as endpoint,
  IdentitySettings as Shown,
} from '@lanna/contract/accounts/kyc/settings-ops';
import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readIdentitySettings } from '../documents/settings.ts';

type Body = Received<typeof endpoint>['body'];

/** Changes what waits for the identity at a brand. Refuses as `changeIdentitySettings` declares. */
export async function changeSettings(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  brand: Brand,
  { reason, version, ...wanted }: Body,
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity settings of ${brand.id}`}, 0))`.execute(
    tx,
  );
  const before = await showSettings(tx, brand);
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const row = {
    withdrawals: wanted.withdrawals,
    withdrawal_above: limitOf(wanted.withdrawalAbove, 'withdrawalAbove'),
    deposit_above: limitOf(wanted.depositAbove, 'depositAbove'),
    deposit_total_above: limitOf(wanted.depositTotalAbove, 'depositTotalAbove'),
    kinds: [...new Set(wanted.kinds)],
    address_proof: wanted.addressProof,
    tries_a_day: wanted.triesADay,
    kept_days: wanted.keptDays,
    version: version + 1,
    changed_at: now,
    changed_by: call.operator.name,
  };
  await tx
    .insertInto('kyc.setting')
    .values({ merchant_id: brand.id, ...row })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute();
  const { brand: _brand, currency: _currency, demo: _demo, version: _version, ...facts } = before;
  await call.record(tx, {
    action: 'kyc.change-settings',
    brandId: brand.id,
    subject: { kind: 'identity-settings', id: brand.code },
    before: facts,
    after: wanted,
    reason,
  });
  await notifyOps(tx, { brandId: brand.id, type: 'identity_settings_changed' });
  await notifyPush(tx, { b: brand.id, t: ['identity_changed'] });
}

export async function showSettings(db: Queryable, brand: Brand): Promise<Shown> {
  const gate = await readIdentitySettings(db, brand.id);
  const text = (amount: Money | null) => (amount === null ? null : formatMoney(amount));
  return {
    brand: brand.code,
    currency: brand.currency,
    demo: gate.isDemo,
    withdrawals: gate.withdrawals,
    withdrawalAbove: text(gate.withdrawalAbove),
    depositAbove: text(gate.depositAbove),
    depositTotalAbove: text(gate.depositTotalAbove),
    kinds: gate.kinds,
    addressProof: gate.addressProof,
    triesADay: gate.triesADay,
    keptDays: gate.keptDays,
    version: gate.version,
  };
}

function limitOf(text: string | null, field: string): Money | null {
  if (text === null) return null;
  const amount = moneyOf(text);
  if (amount < 0n) throw new Refusal('invalid_input', { fields: [{ field, rule: 'negative' }] });
  return amount;
}
