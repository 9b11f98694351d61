import { moneyOf } from '@lanna/contract/money';
import type { MyActivity } from '@lanna/contract/rewards/promotions/promotions';
import { localText } from '@lanna/rules/local-text';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { MorePromotion, MorePromotions } from '../../promotions/more-promotions.ts';
import { claimPrize } from '../claiming/claim-prize.ts';
import { prizesIn, type Raffle, raffles } from '../raffle.ts';

/** Raffles among the brand's promotions: as cards, as what each is to a member, and through the call that claims. */
export const asPromotions: MorePromotions = {
  rows: async (db, { merchantId, id, endedSince }) => {
    const rows = await raffles(db)
      .where('r.merchant_id', '=', merchantId)
      .where('r.state', '<>', 'draft')
      .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? ''))
      .$if(id === undefined, (query) =>
        query.where(({ or, eb }) => or([eb('r.ended_at', 'is', null), eb('r.ended_at', '>', endedSince)])),
      )
      .orderBy('r.ends_at')
      .orderBy('r.id')
      .execute();
    return rows.map(asPromotion);
  },

  activities: async (db, ids, { memberId, now }) => {
    const found = new Map<string, MyActivity>();
    for (const raffle of await raffles(db).where('r.id', 'in', ids).execute())
      found.set(raffle.id, { promotionId: raffle.id, ...(await activityOf(db, raffle, memberId, now)) });
    return found;
  },

  claim: async (tx, id, { brand, language, memberId, now }) => {
    const own = await raffles(tx)
      .where('r.id', '=', id)
      .where('r.merchant_id', '=', brand.id)
      .executeTakeFirst();
    if (!own) return undefined;
    const { raffle, prize } = await claimPrize(tx, { merchantId: brand.id, memberId, raffleId: id, now });
    const amount = formatMoney(prize.amount);
    return {
      application: {
        ...{
          id: prize.id,
          promotionId: id,
          kind: 'claim',
          state: 'claimed',
          remark: '',
          pictures: [],
          words: '',
        },
        title: localText(raffle.title, language, brand.defaultLanguage),
        ...{ reward: amount, currency: raffle.currency },
        ...{ createdAt: prize.drawn_at.toISOString(), changedAt: now.toISOString() },
      },
      ...{ amount, currency: raffle.currency, nextAt: null },
      balance: formatMoney(await walletBalance(tx, { merchantId: brand.id, memberId })),
    };
  },

  usesCategory: async (db, categoryId) => {
    const one = await raffles(db).where('r.category_id', '=', categoryId).limit(1).executeTakeFirst();
    return one !== undefined;
  },
};

/** `up_to` its largest prize. It is shown from its publication on. */
function asPromotion(raffle: Raffle): MorePromotion {
  const isOver = raffle.ended_at !== null;
  return {
    ...{ id: raffle.id, merchant_id: raffle.merchant_id, category_id: raffle.category_id, kind: 'raffle' },
    ...{ title: raffle.title, text: raffle.text, content: null, terms: null, picture_id: null },
    ...{ state: isOver ? 'ended' : 'published', announced_at: raffle.published_at },
    ...{ starts_at: raffle.starts_at, ends_at: raffle.ends_at, ended_at: isOver ? raffle.ends_at : null },
    audience_kind: raffle.least_rank > 0 ? 'rank' : 'all',
    audience_value: raffle.least_rank > 0 ? raffle.least_rank : null,
    ...{ audience_segment: null, audience_segment_version: null, audience_segment_name: null },
    ...{ position: 0, currency: raffle.currency, reward_kind: 'up_to' },
    reward_amount: largestPrize(raffle),
    ...{
      frequency: null,
      applications_max: null,
      pictures_least: 0,
      budget_total: raffle.pool,
      budget_day: null,
    },
    ...{ wagering_multiplier: 0, proposal_id: null, version: raffle.edit },
    ...{ created_at: raffle.made_at, created_by: raffle.made_by_name, ended_by: null },
    ...{ published_at: raffle.published_at, published_by: null },
  };
}

function largestPrize(raffle: Raffle): Money {
  let largest = 0n;
  for (const { amount } of prizesIn(raffle)) {
    const money = moneyOf(amount);
    if (money > largest) largest = money;
  }
  return largest;
}

async function activityOf(
  db: Queryable,
  raffle: Raffle,
  memberId: string,
  now: Date,
): Promise<Omit<MyActivity, 'promotionId'>> {
  const of = (state: MyActivity['state']) => ({ state, obstacle: null, nextAt: null, latest: null });
  if (raffle.starts_at > now && raffle.ended_at === null) return of('coming_soon');
  const { rows } = await sql<{ waiting: boolean; claimed: boolean; listed: boolean }>`
    select exists (select from raffles.prize p where p.raffle_id = ${raffle.id} and p.member_id = ${memberId} and p.state = 'waiting' and p.lapses_at > ${now}) as waiting,
      exists (select from raffles.prize p where p.raffle_id = ${raffle.id} and p.member_id = ${memberId} and p.state = 'claimed') as claimed,
      exists (select from raffles.holder h where h.raffle_id = ${raffle.id} and h.member_id = ${memberId}) as listed`.execute(
    db,
  );
  const [known] = rows;
  if (known?.waiting) return of('claim');
  if (known?.claimed) return of('claimed');
  if (raffle.state === 'published') return of(null);
  return of(known?.listed && raffle.state === 'fixed' ? 'joined' : 'closed');
}
