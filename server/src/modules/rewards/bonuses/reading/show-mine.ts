import type { Value } from '@lanna/contract/endpoint';
import type { myBonuses } from '@lanna/contract/rewards/bonuses/bonuses';
import { formatMoney } from '@lanna/rules/money';
import { isBonusOpen } from '@lanna/rules/rewards/bonuses/states';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { readChoice } from '../choice.ts';
import type { BonusRow } from '../life/bonus.ts';
import { type OfferReader, offersFor } from '../offering/offers-for.ts';
import { bonusCard } from './bonus-card.ts';

const PAST_MOST = 100;

/** The member's bonuses with all their steps, and what is on offer. */
export async function showMine(
  db: Queryable,
  { brand, memberId, segments }: OfferReader,
  now: Date,
): Promise<Value<typeof myBonuses>> {
  const rows = (await db
    .selectFrom('bonuses.bonus')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .orderBy('opted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAST_MOST)
    .execute()) as unknown as BonusRow[];
  const cards = await Promise.all(rows.map((row) => bonusCard(db, row)));
  const inOrder = rows.map(({ id, place }) => ({ id, place })).sort((a, b) => (a.place < b.place ? -1 : 1));
  const waits = (id: string) => inOrder.findIndex((one) => one.id === id);
  return {
    currency: brand.currency,
    cash: formatMoney(await walletBalance(db, { merchantId: brand.id, memberId })),
    active: cards.find(({ state, terms }) => state === 'active' && !terms.rounds) ?? null,
    rounds: cards.filter(({ state, terms }) => terms.rounds && isBonusOpen(state)),
    waiting: cards
      .filter(({ state, terms }) => !terms.rounds && (state === 'waiting' || state === 'opted'))
      .sort((a, b) => waits(a.id) - waits(b.id)),
    past: cards.filter(({ state }) => !isBonusOpen(state)),
    offers: await offersFor(db, { brand, memberId, segments }, now),
    choice: await readChoice(db, memberId, now),
  };
}
