import type { Language } from '@lanna/contract/accounts';
import type { gameList } from '@lanna/contract/catalogue';
import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { showGame } from './game.ts';
import { cards, shelf } from './internal/shelf.ts';

export type GameQuery = Received<typeof gameList>['query'];

export interface Reader {
  brand: BrandProfile;
  language: Language;
  /** Null for a visitor, who has neither favourites nor recent games. */
  memberId: string | null;
}

/** One page of the games that pass the filter, and how many pass in all. */
export async function listGames(
  db: Queryable,
  reader: Reader,
  query: GameQuery,
): Promise<Value<typeof gameList>> {
  const [{ total }, rows] = await Promise.all([
    matching(shelf(db, reader.brand), reader, query)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    pageOf(db, reader, query).execute(),
  ]);
  return {
    games: rows.map((row) => showGame(row, reader.brand, reader.language)),
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
  };
}

/** Apart, so that the test can ask PostgreSQL how it means to run it. */
export function pageOf(db: Queryable, reader: Reader, query: GameQuery) {
  return sorted(matching(cards(db, reader.brand), reader, query), reader, query)
    .orderBy('g.id')
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
}

type Cards = ReturnType<typeof cards>;
type Shelf = ReturnType<typeof shelf>;

function matching<Q extends Cards | Shelf>(from: Q, reader: Reader, query: GameQuery): Q {
  let games = from as Shelf;
  if (query.gameType) games = games.where('g.game_type', '=', query.gameType);
  if (query.vassalage) games = games.where('v.code', '=', query.vassalage);
  if (query.volatility) games = games.where('g.volatility', '=', query.volatility);
  if (query.feature) games = games.where(sql<boolean>`${query.feature} = any(g.features)`);
  if (query.minLineNum) games = games.where('g.lines', '>=', query.minLineNum);
  if (query.minRtp) games = games.where('g.rtp_basis_points', '>=', Math.ceil(query.minRtp * 100));
  if (query.minBet) games = games.where('g.min_bet', '<=', moneyOf(query.minBet));
  if (query.gameName)
    games = games.where(sql<boolean>`strpos(g.search_key, catalogue.search_key(${query.gameName})) > 0`);
  if (query.only) games = games.where((eb) => eb.exists(marked(eb, query.only, reader)));
  return games as Q;
}
