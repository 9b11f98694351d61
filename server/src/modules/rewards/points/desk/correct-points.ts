import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf, moneyText } from '@lanna/contract/money';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { correctPoints as endpoint } from '@lanna/contract/rewards/points/ops';
import { formatMoney, MONEY_SCALE, type Money } from '@lanna/rules/money';
import { applyChange, balanceOf, monthOf, takeFrom } from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { OpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { findScopedMember, memberSubject, type ScopedMember } from '../../../people/members/scoped-member.ts';
import { lockPoints } from '../moving/lock-points.ts';
import { writeEntry } from '../moving/write-entry.ts';

const CORRECT = 'points.correct';
/** Points are whole hundredths. */
const SMALLEST = MONEY_SCALE / 100n;

const payload = z.object({ id: z.uuid(), memberId: z.uuid(), amount: moneyText });
type Correction = z.infer<typeof payload>;
type Call = Pick<
  OpsCall<typeof endpoint>,
  'params' | 'body' | 'brandIds' | 'operator' | 'record' | 'mustBeProposed' | 'propose'
>;

/** A correction that a second operator has approved; the member may have spent points since. */
export const correctProposal = proposalKind({
  kind: CORRECT,
  permission: 'points.decide',
  rule: { standard: { above: '10000' }, floor: { above: '10000' } },
  payload,
  preview: async (_db, { amount }) => ({ after: { points: amount } }),
  carryOut: async (tx, correction, { brandId, reason, proposer, approver, now }) => {
    if (brandId === null) throw new Error('a member is of a brand');
    const member = await findScopedMember(tx, correction.memberId, [brandId]);
    await correct(tx, member, correction, { by: `${proposer}, ${approver.name}`, reason, now });
    return { after: { points: correction.amount } };
  },
});

/**
 * Corrects a member's points: at once, or above the limit as a proposal. Added up with it is what was corrected within a day for the member, by any operator, and by the operator, for any
 * member: points become goods, raffle tickets and cash, so neither many members nor many operators are a way around the second. One press counts once. Refuses as `correctPoints` declares.
 */
export async function correctPoints(tx: Tx, call: Call, now: Date): Promise<Value<typeof endpoint>> {
  const { key, ...asked } = call.body;
  const once = { scope: `points of ${call.params.id} ${call.operator.id}`, key, body: asked, now };
  const member = await findScopedMember(tx, call.params.id, call.brandIds);
  const action = { brandId: member.merchantId, subject: memberSubject(member), reason: asked.reason };
  let isFirst = false;
  const answer = await answerOnce(tx, once, () => {
    isFirst = true;
    return decide(tx, call, member, asked, now);
  });
  if (!isFirst) await call.record(tx, { action: 'points.correct-repeated', after: {}, ...action });
  return answer;
}

async function decide(
  tx: Tx,
  call: Call,
  member: ScopedMember,
  { what, points, reason }: Omit<Received<typeof endpoint>['body'], 'key'>,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const size = moneyOf(points);
  if (size % SMALLEST !== 0n) throw new Refusal('points_amount_invalid');
  const amount = formatMoney(what === 'give' ? size : -size);
  const correction: Correction = { id: newId(), memberId: member.id, amount };
  const action = { brandId: member.merchantId, subject: memberSubject(member), reason };
  // Corrections of one operator, and of one member, at once are added up one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`points by ${call.operator.name}`}, 0))`.execute(
    tx,
  );
  await lockPoints(tx, { merchantId: member.merchantId, memberId: member.id, now });
  const lately = await correctedLately(tx, { memberId: member.id, operator: call.operator.name, now });
  if (await call.mustBeProposed(tx, CORRECT, size + lately)) {
    await call.propose(tx, { kind: CORRECT, payload: correction, ...action });
    return { outcome: 'proposed' };
  }
  await correct(tx, member, correction, { by: call.operator.name, reason, now });
  await call.record(tx, { action: CORRECT, after: { points: amount }, ...action });
  return { outcome: 'corrected' };
}

/** What is given pays what is owed first; what is taken leaves the oldest lots, and never more than is there. */
async function correct(
  tx: Tx,
  { id: memberId, merchantId, type }: ScopedMember,
  { id: reference, amount: text }: Correction,
  { by, reason, now }: { by: string; reason: string; now: Date },
): Promise<void> {
  if (type === TRIAL_TYPE) throw new Refusal('trial_account');
  const amount = moneyOf(text);
  const held = await lockPoints(tx, { merchantId, memberId, now });
  if (-amount > balanceOf(held.lots)) throw new Refusal('points_short');
  const moved =
    amount > 0n
      ? applyChange(held, { month: monthOf(held.today), amount })
      : { changes: takeFrom(held.lots, -amount) };
  await writeEntry(tx, held, {
    ...{ kind: 'corrected', code: 'points_corrected', ...moved },
    ...{ reference, reason, by },
  });
  await notifyOps(tx, { brandId: merchantId, type: 'points_changed' });
}

/** The more of the two: what came to the member by any hand, and what the operator has given or taken anywhere. */
async function correctedLately(
  db: Queryable,
  { memberId, operator, now }: { memberId: string; operator: string; now: Date },
): Promise<Money> {
  const { rows } = await sql<{ amount: Money }>`
    with lately as (
      select member_id, by_name, abs(amount) + abs(debt_change) as size from points.entry
      where kind = 'corrected' and at > ${now}::timestamptz - interval '1 day' and (member_id = ${memberId} or by_name = ${operator}))
    select greatest(coalesce(sum(size) filter (where member_id = ${memberId}), 0), coalesce(sum(size) filter (where by_name = ${operator}), 0))::bigint as amount
    from lately`.execute(db);
  return rows[0]?.amount ?? 0n;
}
