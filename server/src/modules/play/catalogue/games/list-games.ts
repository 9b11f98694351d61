import type { Received, Value } from '@lanna/contract/endpoint';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { gameList } from '@lanna/contract/play/catalogue/catalogue';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { pageFacts } from '../../../../platform/sql/numbered-page.ts';
import { showGame, VENDORS_LANGUAGE } from '../game.ts';
import { brandGames, cards } from '../internal/brand-games.ts';
import { fits } from '../internal/game-conditions.ts';
import { findNearestGames } from './find-nearest-games.ts';
import type { Viewer } from './viewer.ts';

export type GameQuery = Received<typeof gameList>['query'];

/** One page of the games that fit the filter, and how many fit in all; where none has the name, the nearest to it. */
export async function listGames(
  db: Queryable,
  viewer: Viewer,
  query: GameQuery,
): Promise<Value<typeof gameList>> {
  const [{ total }, rows] = await Promise.all([
    brandGames(db, viewer.brand)
      .where(fits(viewer, query))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    pageOfGames(db, viewer, query).execute(),
  ]);
  return {
    games: rows.map((row) => showGame(row, viewer.brand, viewer.language)),
    ...pageFacts(query, total),
    nearest: total === 0 && query.gameName ? await findNearestGames(db, viewer, query) : [],
  };
}

/** A function of its own, so that a test can read its query plan. */
export function pageOfGames(db: Queryable, viewer: Viewer, query: GameQuery) {
  return cards(db, viewer.brand)
    .where(fits(viewer, query))
    .orderBy(order(viewer, query))
    .orderBy('g.id')
    .limit(query.pageSize)
    .offset(query.offset ?? (query.pageNo - 1) * query.pageSize);
}

function order({ memberId, language }: Viewer, { only, sort }: GameQuery) {
  // What was opened last is looked for at the top, whatever else is sorted by.
  if (only === 'recent')
    return sql`(select opened_at from catalogue.recent_game x
      where x.game_id = g.id and x.member_id = ${memberId}) desc`;
  switch (sort) {
    case 'popular':
      // What the brand has given a place stands before what players choose most.
      return sql`(select x.position from catalogue.brand_game x
        where x.merchant_id = bv.merchant_id and x.game_id = g.id) nulls last, g.popularity desc`;
    case 'newest':
      return sql`g.created_at desc`;
    case 'rtp':
      return sql`g.rtp_basis_points desc nulls last`;
    case 'minBet':
      return sql`g.min_bet`;
    case 'name':
      // Thai writes some vowels before the consonant they sort after, which only its own collation knows.
      return sql`platform.local_text_in(g.name, ${language}, ${VENDORS_LANGUAGE})
        collate ${sql.id(`${LANGUAGE_TAGS[language]}-x-icu`)}`;
  }
}
