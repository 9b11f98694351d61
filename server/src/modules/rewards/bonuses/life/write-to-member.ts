import { formatMoney } from '@lanna/rules/money';
import { winBonus } from '@lanna/rules/rewards/bonuses/terms';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import type { BonusRow } from './bonus.ts';
import type { BonusEnd } from './end-bonus.ts';

/** Tells a member that bonus money can be played now. */
export async function writeOfBeginning(
  tx: Tx,
  { merchant_id: merchantId, member_id: memberId, terms, amount }: BonusRow,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await sendMessage(tx, {
    ...{ merchantId, memberId, now, template: 'bonus_active' },
    facts: { promotion: terms.name, amount: formatMoney(amount ?? 0n), until: until.toISOString() },
  });
}

/** Tells a member that free rounds can be played now. */
export async function writeOfRounds(
  tx: Tx,
  { merchant_id: merchantId, member_id: memberId, terms }: BonusRow,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const { count, worth } = terms.rounds ?? { count: 0, worth: '0' };
  await sendMessage(tx, {
    ...{ merchantId, memberId, now },
    template: winBonus(terms) ? 'free_rounds_given_bonus' : 'free_rounds_given',
    facts: { promotion: terms.name, count, amount: worth, until: until.toISOString() },
  });
}

/** Tells a member how a bonus ended. One that was never granted ends without a word, unless operators took it back. */
export async function writeOfEnd(
  tx: Tx,
  { merchant_id: merchantId, member_id: memberId, state, rounds, terms, amount }: BonusRow,
  {
    to,
    isRefused,
    now,
    cash,
    brand,
    won,
  }: Pick<BonusEnd, 'to' | 'now'> & { isRefused: boolean; cash: bigint; brand: bigint; won: bigint },
): Promise<void> {
  const wasGranted = state === 'active';
  const message = { merchantId, memberId, now };
  const promotion = terms.name;
  if (rounds !== null) {
    // The deposit that was to earn them did not come: nothing was promised yet.
    if (state === 'opted' && to !== 'revoked') return;
    if (won > 0n) {
      const facts = { promotion, amount: formatMoney(won) };
      await sendMessage(tx, { ...message, template: 'free_rounds_won', facts });
      return;
    }
    const wasNoneGiven = isRefused || (to === 'expired' && !wasGranted);
    const ended = winBonus(terms) ? 'free_rounds_without_bonus' : 'free_rounds_ended';
    const template = to === 'completed' && !winBonus(terms) ? 'free_rounds_played' : ended;
    await sendMessage(tx, {
      ...message,
      template: wasNoneGiven ? 'free_rounds_not_given' : template,
      facts: { promotion },
    });
    return;
  }
  if (!wasGranted && to !== 'revoked') return;
  if (to === 'used') await sendMessage(tx, { ...message, template: 'bonus_used', facts: { promotion } });
  else {
    const moved = to === 'completed' ? cash : wasGranted ? brand : (amount ?? 0n);
    const facts = { promotion, amount: formatMoney(moved) };
    await sendMessage(tx, { ...message, template: `bonus_${to}`, facts });
  }
}
