import type { Received, Value } from '@lanna/contract/endpoint';
import { changeCashbackRates as changing } from '@lanna/contract/rewards/cashback/ops';
import { type CashbackRates, isRaised } from '@lanna/rules/rewards/cashback/rates';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { brandDays } from '../claiming/brand-days.ts';
import { readVersions } from '../claiming/read-versions.ts';

type Body = Received<typeof changing>['body'];

export const RAISE_RATES = 'cashback.raise-rates';

/** That a brand gives back more, of whatever kind of game, is decided by two. */
export const ratesProposal = changeProposal({
  kind: RAISE_RATES,
  permission: 'cashback.change',
  rule: { standard: 'always', floor: 'always' },
  wanted: changing.body.omit({ reason: true }),
  carryOut: async (tx, wanted, { call, brandId, reason, now }) =>
    changeRates(tx, call, await readScopeBrand(tx, brandId), { ...wanted, reason }, now),
});

/** Gives a brand other rates from its next day on: what was settled until then has earned what it was promised. Refuses with `changed_meanwhile`. */
export async function changeRates(
  tx: Tx,
  call: PairedCall,
  brand: Brand,
  { rates, version, reason }: Body,
  now: Date,
): Promise<Value<typeof changing>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cashback rates of ${brand.id}`}, 0))`.execute(
    tx,
  );
  const [latest] = await readVersions(tx, brand.id);
  if ((latest?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
  const action = {
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.code, name: brand.code },
    before: { ...latest?.rates },
    after: { ...rates },
    reason,
  };
  if (isRaised(latest?.rates ?? null, rates) && (await call.mustBeProposed(tx, RAISE_RATES))) {
    const wanted = { rates, version };
    return { version, proposal: await proposeChange(tx, call, { kind: RAISE_RATES, wanted, ...action }) };
  }
  const next = { merchantId: brand.id, version: version + 1, rates, reason, setBy: call.operator.name };
  await writeRates(tx, { ...next, fromDay: brandDays(brand.timeZone, now).tomorrow, now });
  await call.record(tx, { action: 'cashback.change-rates', ...action });
  await notifyOps(tx, { brandId: brand.id, type: 'cashback_changed' });
  await notifyPush(tx, { b: brand.id, t: ['cashback_changed'] });
  return { version: next.version, proposal: null };
}

export async function writeRates(
  tx: Tx,
  of: {
    merchantId: string;
    version: number;
    fromDay: string;
    rates: CashbackRates;
    setBy: string;
    reason: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('cashback.terms')
    .values({
      merchant_id: of.merchantId,
      version: of.version,
      from_day: of.fromDay,
      rates: JSON.stringify(of.rates),
      set_at: of.now,
      set_by_name: of.setBy,
      reason: of.reason,
    })
    .execute();
}
