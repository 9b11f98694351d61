import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { FOUND_MAX, type Found } from '@lanna/contract/play/finding/finding';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { showGame, VENDORS_LANGUAGE } from '../game.ts';
import { brandGames, cards } from '../internal/brand-games.ts';
import { fits } from '../internal/game-conditions.ts';
import { findNearestGames } from './find-nearest-games.ts';
import type { Viewer } from './viewer.ts';

type FoundGames = Pick<Found, 'games' | 'lotteries' | 'vendors'> & { nearest: ('games' | 'lotteries')[] };

const LOTTERIES = ['LOTT', 'ELOTT'];

/**
 * Games, lotteries and vendors for the site's one search: those whose name begins so in the reader's language, then those that have it
 * in it, then those that have it in another; what is played most first. Where there are none, what is spelt like it.
 */
export async function findByWords(db: Queryable, viewer: Viewer, text: string): Promise<FoundGames> {
  const [games, lotteries, vendors] = await Promise.all([
    named(db, viewer, text, 'games'),
    named(db, viewer, text, 'lotteries'),
    findVendors(db, viewer, text),
  ]);
  if (games.length + lotteries.length + vendors.length > 0) return { games, lotteries, vendors, nearest: [] };
  const near = await findNearestGames(db, viewer, { gameName: text });
  return {
    games: near.filter(({ gameType }) => !LOTTERIES.includes(gameType)).slice(0, FOUND_MAX),
    lotteries: near.filter(({ gameType }) => LOTTERIES.includes(gameType)).slice(0, FOUND_MAX),
    vendors: [],
    nearest: ['games', 'lotteries'],
  };
}

async function named(db: Queryable, viewer: Viewer, text: string, kind: 'games' | 'lotteries') {
  const at = sql`strpos(catalogue.search_key(platform.local_text_in(g.name, ${viewer.language}, ${VENDORS_LANGUAGE})),
    catalogue.search_key(${text}))`;
  const place = sql<number>`case ${at} when 1 then 0 when 0 then 2 else 1 end`;
  // What a card shows is read of those few that are shown.
  const first = brandGames(db, viewer.brand)
    .where(fits(viewer, { gameName: text }))
    .where('g.game_type', kind === 'lotteries' ? 'in' : 'not in', LOTTERIES)
    .select(['g.id', place.as('place')])
    .orderBy('place')
    .orderBy('g.popularity', 'desc')
    .orderBy('g.id')
    .limit(FOUND_MAX)
    .as('first');
  const rows = await cards(db, viewer.brand)
    .innerJoin(first, 'first.id', 'g.id')
    .orderBy('first.place')
    .orderBy('g.popularity', 'desc')
    .orderBy('g.id')
    .execute();
  return rows.map((row) => showGame(row, viewer.brand, viewer.language));
}

async function findVendors(db: Queryable, { brand }: Viewer, text: string): Promise<Found['vendors']> {
  const rows = await brandGames(db, brand)
    .where(sql<boolean>`strpos(v.search_key, catalogue.search_key(${text})) > 0`)
    .groupBy(['v.id', 'v.code', 'v.name', 'g.game_type'])
    .select(['v.code', 'v.name', 'g.game_type', sql<number>`count(*)::int`.as('games')])
    .orderBy('games', 'desc')
    .orderBy('v.code')
    .execute();
  const vendors = new Map<string, Found['vendors'][number]>();
  for (const { code, name, game_type, games } of rows)
    if (!vendors.has(code))
      vendors.set(code, { vassalage: code, vendorName: name, gameType: vendorGroup.parse(game_type), games });
  return [...vendors.values()].slice(0, FOUND_MAX);
}
