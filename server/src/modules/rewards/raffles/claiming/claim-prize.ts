import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { memberInPlay } from '../../../accounts/protection/member-in-play.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { addRewardBonus } from '../../bonuses/add-reward-bonus.ts';
import { type PrizeRow, type Raffle, raffles, rewardIn } from '../raffle.ts';

interface Claim {
  merchantId: string;
  memberId: string;
  raffleId: string;
  now: Date;
}

/**
 * Pays the member's first prize of a raffle that waits, once: of two presses at once the second finds the next, or none. A member claims for no other: whose prize it is stands
 * in its row. Refuses with `raffle_unknown`, `raffle_prize_none`, `promotion_claimed`, `bonus_queue_full`, and as `memberInPlay` does.
 */
export async function claimPrize(tx: Tx, claim: Claim): Promise<{ raffle: Raffle; prize: PrizeRow }> {
  const { merchantId, memberId, raffleId, now } = claim;
  await lockWallets(tx, [memberId]);
  await memberInPlay(tx, { merchantId, memberId });
  const raffle = await raffles(tx)
    .where('r.id', '=', raffleId)
    .where('r.merchant_id', '=', merchantId)
    .where('r.state', '<>', 'draft')
    .executeTakeFirst();
  if (!raffle) throw new Refusal('raffle_unknown');
  const prize = await waiting(tx, claim);
  if (!prize) return refuseWithout(tx, claim);
  const isBonus = rewardIn(prize).kind === 'bonus';
  const paid = await tx
    .updateTable('raffles.prize')
    .set({ state: 'claimed', claimed_at: now, bonus_id: isBonus ? newId() : null })
    .where('id', '=', prize.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await pay(tx, raffle, paid, now);
  await notifyPush(tx, { m: [memberId], t: ['balance_changed', 'raffles_changed', 'my_promotions_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'raffles_changed' });
  return { raffle, prize: paid };
}

/** A run that lets prizes lapse waits for this row, and finds it claimed. */
function waiting(tx: Tx, { memberId, raffleId, now }: Claim): Promise<PrizeRow | undefined> {
  return tx
    .selectFrom('raffles.prize')
    .selectAll()
    .where('raffle_id', '=', raffleId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .where('lapses_at', '>', now)
    .orderBy('prize')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

async function refuseWithout(tx: Tx, { memberId, raffleId }: Claim): Promise<never> {
  const claimed = await tx
    .selectFrom('raffles.prize')
    .select('id')
    .where('raffle_id', '=', raffleId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'claimed')
    .limit(1)
    .executeTakeFirst();
  if (claimed) throw new Refusal('promotion_claimed', { nextAt: null });
  throw new Refusal('raffle_prize_none');
}

/** Cash goes from the pool to the wallet; of a bonus the pool gives its money back, which the bonus takes as every bonus does. */
async function pay(tx: Tx, raffle: Raffle, prize: PrizeRow, now: Date): Promise<void> {
  const { id: raffleId, merchant_id: merchantId, currency, title: name } = raffle;
  const { id: reference, member_id: memberId, amount, bonus_id: bonusId } = prize;
  const reward = rewardIn(prize);
  const from = { kind: 'pool', purpose: raffleId } as const;
  const { outcome } = await postGroup(tx, {
    ...{ merchantId, currency, reference, now },
    legs: [
      reward.kind === 'cash'
        ? { from, to: { kind: 'wallet', memberId }, amount, code: 'raffle_prize' }
        : { from, to: { kind: 'promotion' }, amount, code: 'pool_returned' },
    ],
  });
  if (outcome !== 'posted') throw new Error(`a prize of a raffle was not paid: ${outcome}`);
  if (reward.kind !== 'bonus' || bonusId === null) return;
  const { times, days } = reward;
  await addRewardBonus(tx, { id: bonusId, merchantId, memberId, currency, name, amount, times, days, now });
}
