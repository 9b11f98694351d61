import { convertedOf } from '@lanna/rules/rewards/bonuses/shares';
import { type BonusState, mayBonusMove } from '@lanna/rules/rewards/bonuses/states';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type Leg, postGroup } from '../../../books/ledger/post-group.ts';
import { releaseBudget } from '../offering/budget.ts';
import { addWon, wonBy } from './add-won.ts';
import { type BonusRow, bonusBalance, lockBonus, noteStep } from './bonus.ts';
import { writeOfEnd } from './write-to-member.ts';

export interface BonusEnd {
  id: string;
  to: Extract<BonusState, 'completed' | 'forfeited' | 'expired' | 'revoked' | 'used'>;
  /** Of free rounds whose vendor gives none after all. */
  isRefused?: true;
  byName?: string;
  reason?: string;
  now: Date;
}

/**
 * Ends a bonus, once: its money becomes cash within its terms where they are met, and goes back to the brand otherwise. What of its rounds is still open
 * follows what it has become. Free rounds move no money: from the commit on none is played, and what they won as bonus money is a bonus that waits. False where it
 * has ended already, its terms are not met, or rounds are open whose win is still to be counted.
 */
export async function endBonus(tx: Tx, end: BonusEnd): Promise<boolean> {
  const bonus = await lockBonus(tx, end.id);
  if (!bonus || !mayBonusMove(bonus.state, end.to)) return false;
  if (end.to === 'completed' && bonus.progress < (bonus.required ?? 0n)) return false;
  const won = await wonBy(tx, bonus, end);
  if (won === 'open') return false;
  const { cash, brand } = await pay(tx, bonus, end);
  await tx
    .updateTable('bonuses.bonus')
    .set({
      state: end.to,
      ended_at: end.now,
      converted: cash,
      ...(won && { won: won.amount, won_to: won.to }),
    })
    .where('id', '=', bonus.id)
    .execute();
  if (bonus.rounds !== null && bonus.state === 'active' && (end.to === 'forfeited' || end.to === 'revoked'))
    await tx.insertInto('bonuses.rounds_to_cancel').values({ bonus_id: bonus.id }).execute();
  // What was never granted is there for others.
  if (bonus.active_from === null) await releaseBudget(tx, bonus);
  await noteStep(tx, {
    ...{ bonusId: bonus.id, state: end.to, converted: cash, forfeited: brand, now: end.now },
    ...{ byName: end.byName ?? null, reason: end.reason ?? null },
  });
  if (won && won.amount > 0n) await addWon(tx, bonus, won.amount, end.now);
  await writeOfEnd(tx, bonus, {
    ...{ to: end.to, isRefused: end.isRefused ?? false, now: end.now, cash, brand, won: won?.amount ?? 0n },
  });
  await notifyPush(tx, { m: [bonus.member_id], t: ['balance_changed', 'bonuses_changed'] });
  await notifyOps(tx, { brandId: bonus.merchant_id, type: 'bonuses_changed' });
  return true;
}

async function pay(tx: Tx, bonus: BonusRow, { to, now }: BonusEnd): Promise<{ cash: bigint; brand: bigint }> {
  // Free rounds are no money before they have won some, and that is cash.
  if (bonus.state !== 'active' || bonus.rounds !== null) return { cash: 0n, brand: 0n };
  const { merchant_id: merchantId, member_id: memberId, currency } = bonus;
  const balance = await bonusBalance(tx, bonus.bonus_account);
  const { cash, brand } =
    to === 'completed' ? convertedOf(balance, bonus.converted_most) : { cash: 0n, brand: balance };
  const from = { kind: 'player_bonus', memberId } as const;
  const all: Leg[] = [
    { from, to: { kind: 'wallet', memberId }, amount: cash, code: 'bonus_converted' },
    { from, to: { kind: 'promotion' }, amount: brand, code: 'bonus_forfeited' },
  ];
  const legs = all.filter(({ amount }) => amount > 0n);
  if (legs.length === 0) return { cash, brand };
  const posted = await postGroup(tx, { merchantId, currency, reference: bonus.end_posting, legs, now });
  if (posted.outcome !== 'posted') throw new Error(`the end of bonus ${bonus.id} was ${posted.outcome}`);
  return { cash, brand };
}
