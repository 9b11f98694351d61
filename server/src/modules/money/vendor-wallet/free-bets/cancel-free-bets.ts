import type { Value } from '@lanna/contract/endpoint';
import type { cancelFreeBets as endpoint } from '@lanna/contract/money/vendor-wallet/free-bets-ops';
import { sql } from 'kysely';
import type { OpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { areOfBonus } from '../../../rewards/bonuses/end-rounds.ts';
import { notifyRewards } from './reward.ts';

/**
 * What is left of a reward is void from now on, whenever its vendor learns of it. Rounds of a bonus are taken back as the bonus is, by two. Refuses
 * `not_found`, `free_bets_over`, `free_bets_of_bonus`.
 */
export async function cancelFreeBets(
  tx: Tx,
  call: Pick<OpsCall<typeof endpoint>, 'params' | 'body' | 'brandIds' | 'operator' | 'record'>,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const reward = await tx
    .selectFrom('vendor_wallet.reward')
    .selectAll()
    .where('id', '=', call.params.id)
    .where('merchant_id', 'in', call.brandIds)
    .executeTakeFirst();
  if (!reward) throw new Refusal('not_found');
  if (await areOfBonus(tx, reward.id)) throw new Refusal('free_bets_of_bonus');
  // As a batch does: a bet is placed before it, or finds it cancelled.
  await sql`select vendor_wallet.lock_wallet(${reward.account_id})`.execute(tx);
  const { reason } = call.body;
  const cancelled = await tx
    .updateTable('vendor_wallet.reward')
    .set({
      cancelled_at: now,
      cancelled_by_name: call.operator.name,
      cancel_reason: reason,
      next_call_at: now,
      calls_failed: 0,
    })
    .where('id', '=', reward.id)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'bet_count')
    .returning(['used'])
    .executeTakeFirst();
  if (!cancelled) throw new Refusal('free_bets_over');
  const { merchant_id: merchantId, member_id: memberId } = reward;
  await call.record(tx, {
    action: 'vendor-wallet.cancel-free-bets',
    brandId: merchantId,
    subject: { kind: 'member', id: memberId },
    before: { reward: reward.id, count: reward.bet_count, used: cancelled.used },
    after: { state: 'cancelled' },
    reason,
  });
  await notifyRewards(tx, { merchantId, memberId });
  return {};
}
