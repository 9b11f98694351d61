import { figuresAtYes, worthOf } from '@lanna/rules/rewards/bonuses/terms';
import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../platform/push/notify.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { lockWallets } from '../../books/ledger/lock-wallets.ts';
import { addBonus } from './life/add-bonus.ts';
import { brandDay } from './offering/brand-day.ts';
import { spendBudget } from './offering/budget.ts';
import { lockRewardOffer } from './offering/lock-reward-offer.ts';
import { OPTED_MS } from './offering/opted-time.ts';
import { refuseClosedRounds } from './offering/refuse-closed-rounds.ts';

/**
 * Gives a member the free rounds of a published offer whose terms say that they are given as a reward, out of that offer's budget and once for each id: asked
 * again with the same id, nothing more is given. The caller has checked that the member may be given something, and keeps the id. They can be played a moment
 * later, for as many days as the terms say. Refuses with `bonus_unknown` (stopped, over, or no such offer), `bonus_rounds_closed`, `bonus_budget_spent`.
 */
export async function giveOfferedRounds(
  tx: Tx,
  gift: {
    id: string;
    brand: { id: string; currency: string; timeZone: string };
    memberId: string;
    offerId: string;
    now: Date;
  },
): Promise<void> {
  const { id, brand, memberId, offerId, now } = gift;
  await lockWallets(tx, [memberId]);
  const given = await tx
    .selectFrom('bonuses.bonus')
    .select(['member_id', 'offer_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (given) {
    if (given.member_id === memberId && given.offer_id === offerId) return;
    throw new Error(`bonus ${id} is another's`);
  }
  const { offer, terms } = await lockRewardOffer(tx, { merchantId: brand.id, offerId, version: null, now });
  const worth = worthOf(terms);
  if (!terms.rounds || worth === null) throw new Refusal('bonus_unknown');
  await refuseClosedRounds(tx, brand.id, terms.rounds);
  const { today } = brandDay(now, brand.timeZone);
  if (!(await spendBudget(tx, offer, worth, today))) throw new Refusal('bonus_budget_spent');
  await addBonus(tx, {
    ...{ id, merchantId: brand.id, memberId, currency: brand.currency, terms, now },
    offer: { id: offerId, version: offer.version, exclusionGroup: null },
    figures: figuresAtYes(terms, worth, 0n),
    ...{ cause: `reward ${id}`, rounds: terms.rounds.count, depositId: null, given: null },
    ...{ reserved: worth, reservedOn: today, optedUntil: new Date(now.getTime() + OPTED_MS) },
  });
  await notifyPush(tx, { m: [memberId], t: ['bonuses_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'bonuses_changed' });
}
