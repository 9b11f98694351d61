import { figuresOf, money } from '@lanna/rules/rewards/bonuses/terms';
import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../platform/push/notify.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { lockWallets } from '../../books/ledger/lock-wallets.ts';
import { giveOfferedRounds } from './give-offered-rounds.ts';
import { addBonus } from './life/add-bonus.ts';
import { refuseFullQueue } from './life/refuse-full-queue.ts';
import { startNext } from './life/start-next.ts';
import { brandDay } from './offering/brand-day.ts';
import { spendBudget } from './offering/budget.ts';
import { lockRewardOffer } from './offering/lock-reward-offer.ts';

/**
 * Gives a member a published offer whose terms say that it is given as a reward alone, out of the offer's budget and under the id of what it is given for: that id
 * is a bonus once. The caller has checked that the member may be given something, and holds what is paid for. Refuses with `bonus_unknown` (stopped, over, or no
 * such offer), `bonus_changed`, `bonus_queue_full`, `bonus_budget_spent`, `bonus_rounds_closed`.
 */
export async function giveOffer(
  tx: Tx,
  gift: {
    id: string;
    brand: { id: string; currency: string; timeZone: string };
    memberId: string;
    offerId: string;
    /** As it was shown, where the member has paid for it; null: as it is now. */
    version: number | null;
    now: Date;
  },
): Promise<void> {
  const { id, brand, memberId, now } = gift;
  await lockWallets(tx, [memberId]);
  const { offer, terms } = await lockRewardOffer(tx, { ...gift, merchantId: brand.id });
  if (terms.rounds) return giveOfferedRounds(tx, gift);
  await refuseFullQueue(tx, memberId);
  const amount = money(terms.amount ?? '0');
  const { today } = brandDay(now, brand.timeZone);
  if (!(await spendBudget(tx, offer, amount, today))) throw new Refusal('bonus_budget_spent');
  await addBonus(tx, {
    ...{ id, merchantId: brand.id, memberId, currency: brand.currency, terms, now },
    offer: { id: offer.id, version: offer.version, exclusionGroup: null },
    figures: figuresOf(terms, amount, 0n),
    ...{ cause: `reward ${id}`, depositId: null, given: null, optedUntil: null },
    ...{ reserved: amount, reservedOn: today },
  });
  await startNext(tx, memberId, now);
  await notifyPush(tx, { m: [memberId], t: ['bonuses_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'bonuses_changed' });
}
