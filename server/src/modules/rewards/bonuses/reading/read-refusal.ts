import type { Value } from '@lanna/contract/endpoint';
import type { myBonusRefusal } from '@lanna/contract/rewards/bonuses/bonuses';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BonusRow } from '../life/bonus.ts';
import { bonusCard } from './bonus-card.ts';

const SHOWN_MS = 120_000;

/** Why the member's last bet was refused for the bonus's sake, while that is news and the bonus still runs. */
export async function readRefusal(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<Value<typeof myBonusRefusal>> {
  const refusal = await db
    .selectFrom('bonuses.refusal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('at', '>', new Date(now.getTime() - SHOWN_MS))
    .executeTakeFirst();
  const bonus = refusal && (await activeBonus(db, refusal.bonus_id));
  if (!bonus) return { refusal: null };
  const { id, terms, balance, progress, required, maxStake } = await bonusCard(db, bonus);
  return {
    refusal: {
      rule: refusal.rule as 'stake' | 'game' | 'ended',
      at: refusal.at.toISOString(),
      amount: formatMoney(refusal.amount),
      cash: formatMoney(refusal.cash),
      maxStake: maxStake ?? '0',
      bonus: { id, terms, balance: balance ?? '0', progress, required: required ?? '0' },
    },
  };
}

async function activeBonus(db: Queryable, id: string): Promise<BonusRow | undefined> {
  const row = await db
    .selectFrom('bonuses.bonus')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row as unknown as BonusRow | undefined;
}
