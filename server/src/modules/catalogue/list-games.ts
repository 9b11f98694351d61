import type { gameList } from '@lanna/contract/catalogue';
import type { Received, Value } from '@lanna/contract/endpoint';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import { moneyOf } from '@lanna/contract/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import { showGame, VENDORS_LANGUAGE } from './game.ts';
import { brandGames, cards } from './internal/brand-games.ts';
import type { Viewer } from './viewer.ts';

export type GameQuery = Received<typeof gameList>['query'];

/** One page of the games that pass the filter, and how many pass in all. */
export async function listGames(
  db: Queryable,
  viewer: Viewer,
  query: GameQuery,
): Promise<Value<typeof gameList>> {
  const [{ total }, rows] = await Promise.all([
    brandGames(db, viewer.brand)
      .where(passes(viewer, query))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    pageOfGames(db, viewer, query).execute(),
  ]);
  return {
    games: rows.map((row) => showGame(row, viewer.brand, viewer.language)),
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
  };
}

/** A function of its own, so that a test can read its query plan. */
export function pageOfGames(db: Queryable, viewer: Viewer, query: GameQuery) {
  return cards(db, viewer.brand)
    .where(passes(viewer, query))
    .orderBy(order(viewer, query))
    .orderBy('g.id')
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
}

function passes(viewer: Viewer, query: GameQuery): RawBuilder<boolean> {
  const { gameType, vassalage, gameName, minBet, minLineNum, volatility, feature, minRtp, only } = query;
  const conditions = [
    sql`true`,
    ...(gameType ? [sql`g.game_type = ${gameType}`] : []),
    ...(vassalage ? [sql`v.code = ${vassalage}`] : []),
    ...(gameName ? [sql`strpos(g.search_key, catalogue.search_key(${gameName})) > 0`] : []),
    ...(minBet ? [sql`g.min_bet <= ${moneyOf(minBet)}`] : []),
    ...(minLineNum ? [sql`g.lines >= ${minLineNum}`] : []),
    ...(volatility ? [sql`g.volatility = ${volatility}`] : []),
    ...(feature ? [sql`${feature} = any(g.features)`] : []),
    ...(minRtp ? [sql`g.rtp_basis_points >= ${Math.ceil(minRtp * 100)}`] : []),
    ...(only ? [sql`exists ${marked(only, viewer)}`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function marked(only: NonNullable<GameQuery['only']>, { brand, memberId }: Viewer) {
  switch (only) {
    case 'hot':
      return sql`(select from catalogue.hot_game x where x.game_id = g.id and x.merchant_id = ${brand.id})`;
    case 'favourite':
      return sql`(select from catalogue.favourite_game x where x.game_id = g.id and x.member_id = ${memberId})`;
    case 'recent':
      return sql`(select from catalogue.recent_game x where x.game_id = g.id and x.member_id = ${memberId})`;
  }
}

function order({ memberId, language }: Viewer, { only, sort }: GameQuery) {
  // What was opened last is looked for at the top, whatever else is sorted by.
  if (only === 'recent')
    return sql`(select opened_at from catalogue.recent_game x
      where x.game_id = g.id and x.member_id = ${memberId}) desc`;
  switch (sort) {
    case 'popular':
      return sql`g.popularity desc`;
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
