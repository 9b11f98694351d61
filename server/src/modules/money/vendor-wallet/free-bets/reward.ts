import type { Money } from '@lanna/rules/money';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

interface NewReward {
  id: string;
  merchantId: string;
  vendorId: string;
  memberId: string;
  currency: string;
  game: string | null;
  count: number;
  value: Money;
  endsAt: Date;
  /** Without an id: the offer of a bonus, whose rounds they are, under the bonus's id. */
  by: { id: string | null; name: string };
  reason: string;
  /** Null: decided by one operator, or by the two who have published the offer. */
  proposalId: string | null;
  now: Date;
}

/** From here on the wallet takes free bets for it; that the vendor is told follows (`send-rewards.ts`). */
export async function addReward(tx: Tx, reward: NewReward): Promise<void> {
  const { merchantId, memberId, by, now } = reward;
  const { account_id } = await tx
    .selectFrom('ledger.available_balance')
    .select('account_id')
    .where('merchant_id', '=', merchantId)
    .where('owner_id', '=', memberId)
    .where('currency', '=', reward.currency)
    .where('is_wallet', '=', true)
    .$narrowType<{ account_id: bigint }>()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('vendor_wallet.reward')
    .values({
      id: reward.id,
      merchant_id: merchantId,
      vendor_id: reward.vendorId,
      member_id: memberId,
      account_id,
      currency: reward.currency,
      game: reward.game,
      bet_count: reward.count,
      bet_value: reward.value,
      granted_at: now,
      ends_at: reward.endsAt,
      granted_by: by.id,
      granted_by_name: by.name,
      reason: reward.reason,
      proposal_id: reward.proposalId,
      bonus_open: by.id === null ? true : null,
      next_call_at: now,
    })
    .execute();
  await notifyRewards(tx, { merchantId, memberId });
}

export async function notifyRewards(
  tx: Tx,
  { merchantId, memberId }: Pick<NewReward, 'merchantId' | 'memberId'>,
): Promise<void> {
  await notifyOps(tx, { brandId: merchantId, type: 'free_bets_changed' });
  await notifyPush(tx, { m: [memberId], t: ['free_bets_changed'] });
}
