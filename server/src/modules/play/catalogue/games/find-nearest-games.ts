import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { onOtherKeyboard } from '@lanna/rules/other-keyboard';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { showGame } from '../game.ts';
import { cards } from '../internal/brand-games.ts';
import { fits, type GameFilter } from '../internal/game-conditions.ts';
import type { Viewer } from './viewer.ts';

const SHOWN_MAX = 12;
/** Beside a game that is as good as meant, those that are merely a little like it say nothing. */
const OF_THE_NEAREST = 0.7;

/** Where no game has a name that was typed: those with the most similar one, or whose vendor has, the nearest first. */
export async function findNearestGames(
  db: Queryable,
  viewer: Viewer,
  { gameName = '', ...filter }: GameFilter,
): Promise<Game[]> {
  const rows = await nearestGames(db, viewer, { gameName, ...filter }).execute();
  const least = (rows[0]?.nearness ?? 0) * OF_THE_NEAREST;
  return rows
    .filter(({ nearness }) => nearness >= least)
    .map((row) => showGame(row, viewer.brand, viewer.language));
}

/** A function of its own, so that a test can read its query plan. */
export function nearestGames(db: Queryable, viewer: Viewer, { gameName = '', ...filter }: GameFilter) {
  const near = sql<{ game_id: string; nearness: number }>`
    catalogue.near_games(${gameName}, ${onOtherKeyboard(gameName)})`.as('near');
  return cards(db, viewer.brand)
    .innerJoin(near, (join) => join.onRef('near.game_id', '=', 'g.id'))
    .select('near.nearness')
    .where(fits(viewer, filter))
    .orderBy('near.nearness', 'desc')
    .orderBy('g.popularity', 'desc')
    .orderBy('g.id')
    .limit(SHOWN_MAX);
}
