import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf, moneyText } from '@lanna/contract/money';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { giveBonus as endpoint } from '@lanna/contract/rewards/bonuses/ops';
import { bonusTerms } from '@lanna/contract/rewards/bonuses/terms';
import { isPayable } from '@lanna/rules/currency';
import type { Money } from '@lanna/rules/money';
import { giftTerms } from '@lanna/rules/rewards/bonuses/gift-terms';
import { figuresOf } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { OpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { findScopedMember, memberSubject, type ScopedMember } from '../../../people/members/scoped-member.ts';
import { addBonus } from '../life/add-bonus.ts';
import { refuseFullQueue } from '../life/refuse-full-queue.ts';
import { startNext } from '../life/start-next.ts';
import { refuseBeyondRules } from './brand-rules.ts';

export const GIVE_BONUS = 'bonuses.give';
const DAY_MS = 24 * 3_600_000;

const payload = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  name: bonusTerms.shape.name,
  amount: moneyText,
  times: z.int(),
  days: z.int(),
});
type Gift = z.infer<typeof payload>;
type Call = Pick<
  OpsCall<typeof endpoint>,
  'params' | 'body' | 'brandIds' | 'operator' | 'record' | 'mustBeProposed' | 'propose'
>;

/** A bonus that another operator has approved; the member may have been locked since. */
export const giveProposal = proposalKind({
  kind: GIVE_BONUS,
  permission: 'bonuses.grant',
  rule: { standard: { above: '1000' }, floor: { above: '10000' } },
  payload,
  carryOut: async (tx, gift, { brandId, reason, proposer, approver, now }) => {
    if (brandId === null) throw new Error('a member is of a brand');
    const member = await findScopedMember(tx, gift.memberId, [brandId]);
    await give(tx, member, gift, { byName: `${proposer}, ${approver.name}`, reason, now });
    return { after: { ...gift } };
  },
});

/**
 * Gives a member a bonus: at once, or above the limit, counted with what was given alone within a day by the operator and to the member, as a proposal.
 * One press counts once. Refuses as `giveBonus` declares.
 */
export async function giveBonus(tx: Tx, call: Call, now: Date): Promise<Value<typeof endpoint>> {
  const { key, ...asked } = call.body;
  const once = { scope: `bonus for ${call.params.id} ${call.operator.id}`, key, body: asked, now };
  let isFirst = false;
  const given = await answerOnce(tx, once, () => {
    isFirst = true;
    return decide(tx, call, asked, now);
  });
  if (!isFirst) {
    const member = await findScopedMember(tx, call.params.id, call.brandIds);
    await call.record(tx, {
      action: 'bonuses.give-repeated',
      brandId: member.merchantId,
      subject: memberSubject(member),
      after: { bonus: given.id },
    });
  }
  return given;
}

async function decide(
  tx: Tx,
  call: Call,
  { reason, ...asked }: Omit<Received<typeof endpoint>['body'], 'key'>,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const member = await findScopedMember(tx, call.params.id, call.brandIds);
  const { merchantId, currency } = member;
  const amount = moneyOf(asked.amount);
  if (amount <= 0n || !isPayable(amount, currency)) throw new Refusal('bonus_terms_impossible');
  // How often it is to be played is the brand's affair; what is given keeps the usual kinds of games.
  await refuseBeyondRules(tx, merchantId, {
    wagering: { times: asked.times, of: 'bonus' },
    contributions: {},
  });
  const gift: Gift = { id: newId(), memberId: member.id, ...asked };
  const action = { brandId: merchantId, subject: memberSubject(member), reason };
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bonuses alone ${merchantId}`}, 0))`.execute(tx);
  const lately = await givenLately(tx, { member, operator: call.operator.name, now });
  if (await call.mustBeProposed(tx, GIVE_BONUS, amount + lately)) {
    await call.propose(tx, { kind: GIVE_BONUS, payload: gift, ...action });
    return { outcome: 'proposed', id: gift.id };
  }
  await give(tx, member, gift, { byName: call.operator.name, reason, now });
  await call.record(tx, { action: GIVE_BONUS, after: { ...gift }, ...action });
  return { outcome: 'given', id: gift.id };
}

async function give(
  tx: Tx,
  member: ScopedMember,
  gift: Gift,
  { byName, reason, now }: { byName: string; reason: string; now: Date },
): Promise<void> {
  const { id: memberId, merchantId, currency } = member;
  if (member.type === TRIAL_TYPE) throw new Refusal('trial_account');
  await refuseInactive(tx, { merchantId, memberId, status: member.status });
  await lockWallets(tx, [memberId]);
  await refuseFullQueue(tx, memberId);
  const { name, amount: text, times, days } = gift;
  const terms = giftTerms({ kind: 'by_hand', name, amount: text, times, days });
  await addBonus(tx, {
    ...{ id: gift.id, merchantId, memberId, currency, terms, offer: null, cause: null, depositId: null },
    figures: figuresOf(terms, moneyOf(gift.amount), 0n),
    ...{ reserved: 0n, reservedOn: null, optedUntil: null, given: { byName, reason }, now },
  });
  await startNext(tx, memberId, now);
}

/** What was given by one operator alone within a day: by this one at the brand, and to the member; the larger. */
async function givenLately(
  db: Queryable,
  { member, operator, now }: { member: ScopedMember; operator: string; now: Date },
): Promise<Money> {
  const { rows } = await sql<{ most: Money }>`
    select greatest(
      coalesce(sum(amount) filter (where given_by_name = ${operator}), 0),
      coalesce(sum(amount) filter (where member_id = ${member.id}), 0))::bigint as most
    from bonuses.bonus
    where merchant_id = ${member.merchantId} and given_by_name not like '%, %' and opted_at > ${new Date(now.getTime() - DAY_MS)}`.execute(
    db,
  );
  return rows[0]?.most ?? 0n;
}
