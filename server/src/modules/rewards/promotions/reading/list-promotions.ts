import type { Value } from '@lanna/contract/endpoint';
import type {
  merchantPromotions,
  PromotionCard,
  promotionCategories,
} from '@lanna/contract/rewards/promotions/promotions';
import { languageOfLocalText, localText } from '@lanna/rules/local-text';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { CLOSED_SHOWN_MS } from '../editing/promotion.ts';
import type { AskMore } from '../more-promotions.ts';
import { moreRows } from './more-rows.ts';
import { type CardRow, cardRows, type PageReader, showCard } from './promotion-card.ts';

/** A brand has no more in its lists. */
const LISTED_MAX = 200;

/** What every visitor sees: those that run, those announced, and those that ended within a week. */
export async function listPromotions(
  db: Queryable,
  reader: PageReader,
  at: Shown,
): Promise<Value<typeof merchantPromotions>> {
  const { now } = at;
  const rows = await allListed(db, reader.brand.id, at);
  const list = sortCards(rows, reader, now).map(({ card }) => card);
  return { list, open: list.filter(({ phase }) => phase === 'open').length };
}

/** Categories that have something to show, with how many of each run or are announced. */
export async function listCategories(
  db: Queryable,
  reader: PageReader,
  at: Shown,
): Promise<Value<typeof promotionCategories>> {
  const { list } = await listPromotions(db, reader, at);
  const counts = new Map<string, number>();
  for (const { categoryId, phase } of list)
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + (phase === 'closed' ? 0 : 1));
  if (counts.size === 0) return { list: [] };
  const rows = await db
    .selectFrom('promotions.category')
    .select(['id', 'name'])
    .where('merchant_id', '=', reader.brand.id)
    .where('id', 'in', [...counts.keys()])
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const { defaultLanguage } = reader.brand;
  return {
    list: rows.map(({ id, name }) => ({
      id,
      name: localText(name, reader.language, defaultLanguage),
      language: languageOfLocalText(name, reader.language, defaultLanguage),
      promotions: counts.get(id) ?? 0,
    })),
  };
}

/** When it is read, and whom to ask for promotions of other topics. */
export interface Shown {
  more: AskMore;
  segments?: AskSegments | undefined;
  now: Date;
}

/** Those of this topic and of others, in the order they are shown. */
export async function allListed(db: Queryable, merchantId: string, { more, now }: Shown): Promise<CardRow[]> {
  const [own, others] = await Promise.all([
    listedRows(db, merchantId, now).execute(),
    moreRows(db, more, { merchantId, now }),
  ]);
  return [...own, ...others];
}

function listedRows(db: Queryable, merchantId: string, now: Date) {
  return cardRows(db, merchantId)
    .where('p.state', '=', 'published')
    .where(({ or, eb }) => or([eb('p.starts_at', '<=', now), eb('p.announced_at', '<=', now)]))
    .where(({ or, eb }) =>
      or([eb('p.ends_at', 'is', null), eb('p.ends_at', '>', new Date(now.getTime() - CLOSED_SHOWN_MS))]),
    )
    .orderBy('p.position')
    .orderBy('p.starts_at', 'desc')
    .orderBy('p.id')
    .limit(LISTED_MAX);
}

const PLACES = { open: 0, coming_soon: 1, closed: 2 } as const satisfies Record<
  PromotionCard['phase'],
  number
>;

/** Those that run first, in the order the operator gave them. */
export function sortCards(rows: readonly CardRow[], reader: PageReader, now: Date) {
  return rows
    .flatMap((row) => {
      const card = showCard(row, reader, now);
      return card ? [{ row, card }] : [];
    })
    .sort((a, b) => PLACES[a.card.phase] - PLACES[b.card.phase]);
}
