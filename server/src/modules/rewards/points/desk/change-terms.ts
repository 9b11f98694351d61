import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { changePointTerms as changing, type PointTermsForm } from '@lanna/contract/rewards/points/ops';
import { formatMoney } from '@lanna/rules/money';
import { isFreer, type PointTerms } from '@lanna/rules/rewards/points/earning';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { brandDays } from '../brand-day.ts';
import { readVersions } from '../terms.ts';

type Body = Received<typeof changing>['body'];

export const FREER_TERMS = 'points.freer-terms';

/** That a brand gives more points, or more for them, is decided by two. */
export const termsProposal = changeProposal({
  kind: FREER_TERMS,
  permission: 'points.change',
  rule: { standard: 'always', floor: 'always' },
  wanted: changing.body.omit({ reason: true }),
  carryOut: async (tx, wanted, { call, brandId, reason, now }) =>
    changeTerms(tx, call, await readScopeBrand(tx, brandId), { ...wanted, reason }, now),
});

/** Gives a brand other terms from its next day on. Refuses with `changed_meanwhile`, `points_amount_invalid`. */
export async function changeTerms(
  tx: Tx,
  call: PairedCall,
  brand: Brand,
  { terms, version, reason }: Body,
  now: Date,
): Promise<Value<typeof changing>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`points terms of ${brand.id}`}, 0))`.execute(tx);
  const [latest] = await readVersions(tx, brand.id);
  if ((latest?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
  const after = termsOfForm(terms);
  if (after.convertMostDay < after.convertLeast)
    throw new Refusal('points_amount_invalid', { least: terms.convertLeast });
  const action = {
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.code, name: brand.code },
    before: latest ? { ...shownTerms(latest) } : {},
    after: { ...terms },
    reason,
  };
  if (isFreer(latest ?? null, after) && (await call.mustBeProposed(tx, FREER_TERMS))) {
    const wanted = { terms, version };
    return { version, proposal: await proposeChange(tx, call, { kind: FREER_TERMS, wanted, ...action }) };
  }
  await tx
    .insertInto('points.terms')
    .values({
      ...{ merchant_id: brand.id, version: version + 1, from_day: brandDays(brand.timeZone, now).tomorrow },
      ...{ rates: JSON.stringify(after.rates), factors: JSON.stringify(after.factors) },
      ...{ points_per_unit: after.perUnit, convert_least: after.convertLeast },
      ...{ convert_most_day: after.convertMostDay, set_at: now, set_by_name: call.operator.name, reason },
    })
    .execute();
  await call.record(tx, { action: 'points.change-terms', ...action });
  await notifyOps(tx, { brandId: brand.id, type: 'points_changed' });
  await notifyPush(tx, { b: brand.id, t: ['point_goods_changed'] });
  return { version: version + 1, proposal: null };
}

function termsOfForm(form: PointTermsForm): Omit<PointTerms, 'version' | 'fromDay'> {
  return {
    rates: form.rates,
    factors: form.factors,
    perUnit: moneyOf(form.perUnit),
    convertLeast: moneyOf(form.convertLeast),
    convertMostDay: moneyOf(form.convertMostDay),
  };
}

export function shownTerms(terms: PointTerms): PointTermsForm {
  return {
    rates: { ...terms.rates },
    factors: [...terms.factors],
    perUnit: formatMoney(terms.perUnit),
    convertLeast: formatMoney(terms.convertLeast),
    convertMostDay: formatMoney(terms.convertMostDay),
  };
}
