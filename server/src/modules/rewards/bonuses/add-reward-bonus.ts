import type { LocalText } from '@lanna/rules/local-text';
import type { Money } from '@lanna/rules/money';
import { formatMoney } from '@lanna/rules/money';
import {
  type BonusTerms,
  figuresOf,
  USUAL_CONTRIBUTIONS,
  WAITING_MOST,
} from '@lanna/rules/rewards/bonuses/terms';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { addBonus } from './life/add-bonus.ts';
import { startNext } from './life/start-next.ts';

/**
 * A bonus that another topic gives as a reward, of its own budget and once for each id. The caller holds the member's wallet. Refuses with
 * `bonus_queue_full`.
 */
export async function addRewardBonus(
  tx: Tx,
  of: {
    id: string;
    merchantId: string;
    memberId: string;
    currency: string;
    name: LocalText;
    amount: Money;
    times: number;
    days: number;
    now: Date;
  },
): Promise<void> {
  const { id, merchantId, memberId, currency, name, amount, times, days, now } = of;
  const waiting = await tx
    .selectFrom('bonuses.bonus')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['opted', 'waiting'])
    .where('rounds', 'is', null)
    .execute();
  if (waiting.length >= WAITING_MOST) throw new Refusal('bonus_queue_full', { most: WAITING_MOST });
  const terms: BonusTerms = {
    ...{
      kind: 'fixed',
      name,
      match: null,
      amount: formatMoney(amount),
      days,
      excluded: [],
      convertedTimes: 10,
    },
    wagering: { times, of: 'bonus' },
    contributions: USUAL_CONTRIBUTIONS,
    stake: { percent: 10, most: '500.00' },
  };
  await addBonus(tx, {
    ...{ id, merchantId, memberId, currency, terms, offer: null, cause: null, depositId: null },
    figures: figuresOf(terms, amount, 0n),
    ...{ reserved: 0n, reservedOn: null, optedUntil: null, given: null, now },
  });
  await startNext(tx, memberId, now);
}
