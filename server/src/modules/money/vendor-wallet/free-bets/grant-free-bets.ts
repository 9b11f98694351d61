import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import {
  type grantFreeBets as endpoint,
  FREE_BETS_DAYS_MAX,
} from '@lanna/contract/money/vendor-wallet/free-bets-ops';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { OpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { findScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { findFreeBetVendor } from '../../../play/catalogue/free-bet-vendors.ts';
import { GRANT_KIND, type GrantPayload } from './grant-proposal.ts';
import { addReward } from './reward.ts';

type Call = Pick<
  OpsCall<typeof endpoint>,
  'params' | 'body' | 'brandIds' | 'operator' | 'record' | 'mustBeProposed' | 'propose'
>;

const DAY_MS = 24 * 3_600_000;

/**
 * Grants free bets to a member: at once, or above the console's limit, counted with what the operator has granted alone within a day and what the
 * member got so, as a proposal. One press of the button counts once. Refuses as `grantFreeBets` declares.
 */
export async function grantFreeBets(tx: Tx, call: Call, now: Date): Promise<Value<typeof endpoint>> {
  const { key, ...asked } = call.body;
  const once = { scope: `free bets ${call.params.id} ${call.operator.id}`, key, body: asked, now };
  let isFirst = false;
  const granted = await answerOnce(tx, once, () => {
    isFirst = true;
    return grant(tx, call, asked, now);
  });
  if (!isFirst) {
    const member = await findScopedMember(tx, call.params.id, call.brandIds);
    await call.record(tx, {
      action: 'vendor-wallet.grant-repeated',
      brandId: member.merchantId,
      subject: memberSubject(member),
      after: { reward: granted.id },
    });
  }
  return granted;
}

async function grant(
  tx: Tx,
  call: Call,
  { reason, ...asked }: Omit<Received<typeof endpoint>['body'], 'key'>,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const member = await findScopedMember(tx, call.params.id, call.brandIds);
  const { id: memberId, merchantId, currency } = member;
  if (member.type === TRIAL_TYPE) throw new Refusal('trial_account');
  await refuseInactive(tx, { merchantId, memberId, status: member.status });
  const value = moneyOf(asked.value);
  const endsAt = new Date(asked.endsAt);
  const isAhead = endsAt > now && endsAt.getTime() <= now.getTime() + FREE_BETS_DAYS_MAX * DAY_MS;
  const vendor = await findFreeBetVendor(tx, { merchantId, code: asked.vendor, game: asked.game });
  if (!isAhead || !vendor || value <= 0n || value > vendor.valueMax || !isPayable(value, currency))
    throw new Refusal('free_bets_impossible');
  const id = newId();
  const { game, count } = asked;
  const worth = value * BigInt(count);
  const facts = {
    vendor: vendor.code,
    game,
    count,
    value: formatMoney(value),
    currency,
    endsAt: endsAt.toISOString(),
  };
  await lockAlone(tx, merchantId);
  const lately = await grantedLately(tx, { merchantId, memberId, operatorId: call.operator.id, now });
  if (await call.mustBeProposed(tx, GRANT_KIND, worth + lately)) {
    const payload: GrantPayload = { id, memberId, ...facts };
    await call.propose(tx, {
      kind: GRANT_KIND,
      brandId: merchantId,
      subject: memberSubject(member),
      payload,
      reason,
    });
    return { outcome: 'proposed', id };
  }
  await addReward(tx, {
    ...{ id, merchantId, memberId, currency, game, count, value, endsAt, reason, now },
    ...{ vendorId: vendor.id, by: call.operator, proposalId: null },
  });
  await call.record(tx, {
    action: GRANT_KIND,
    brandId: merchantId,
    subject: memberSubject(member),
    after: { ...facts, reward: id },
    reason,
  });
  return { outcome: 'granted', id };
}

/** Two grants at once both count towards the limit: they are decided one after the other. */
async function lockAlone(tx: Tx, merchantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`free bets alone ${merchantId}`}, 0))`.execute(
    tx,
  );
}

/** What was granted without a second operator within a day: by the operator at this brand, and to the member; the larger of the two. */
async function grantedLately(
  db: Queryable,
  {
    merchantId,
    memberId,
    operatorId,
    now,
  }: { merchantId: string; memberId: string; operatorId: string; now: Date },
): Promise<Money> {
  const sum = (whose: ReturnType<typeof sql>) =>
    sql<Money>`coalesce(sum(bet_count * bet_value) filter (where ${whose}), 0)::bigint`;
  const { by_operator, to_member } = await db
    .selectFrom('vendor_wallet.reward')
    .select([
      sum(sql`granted_by = ${operatorId}`).as('by_operator'),
      // What offers of two operators gave is no one's alone.
      sum(sql`member_id = ${memberId} and granted_by is not null`).as('to_member'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('granted_at', '>', new Date(now.getTime() - DAY_MS))
    .where('proposal_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (to_member > by_operator) return to_member;
  return by_operator;
}
