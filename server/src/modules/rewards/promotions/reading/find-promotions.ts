import { FOUND_MAX, type Found } from '@lanna/contract/play/finding/finding';
import { FITS, fitOf } from '@lanna/rules/words-match';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { allListed, type Shown, sortCards } from './list-promotions.ts';
import type { PageReader } from './promotion-card.ts';

type FoundPromotions = Pick<Found, 'promotions'> & { nearest: 'promotions'[] };

/** For the site's one search: promotions by their title in any of its languages, the reader's own first; else those spelt like it. */
export async function findPromotions(
  db: Queryable,
  reader: PageReader,
  text: string,
  shown: Shown,
): Promise<FoundPromotions> {
  const rows = await allListed(db, reader.brand.id, shown);
  const anyOf = (row: (typeof rows)[number]) =>
    Math.max(...Object.values(row.title).map((title) => fitOf(text, title ?? '')));
  // Few of them are like what was typed: only these are made into cards.
  const fitting = rows.filter((row) => anyOf(row) > FITS.not);
  const ranked = sortCards(fitting, reader, shown.now)
    .map(({ row, card }) => ({ card, own: fitOf(text, card.title), any: anyOf(row) }))
    .sort((one, other) => other.own - one.own || other.any - one.any);
  const exact = ranked.filter(({ any }) => any > FITS.near);
  return {
    promotions: (exact.length > 0 ? exact : ranked)
      .slice(0, FOUND_MAX)
      .map(({ card: { id, title, language } }) => ({ id, title, language })),
    nearest: exact.length > 0 ? [] : ['promotions'],
  };
}
