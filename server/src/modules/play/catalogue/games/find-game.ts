import type { Value } from '@lanna/contract/endpoint';
import type { oneGame } from '@lanna/contract/play/catalogue/catalogue';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { isGameId, showGame } from '../game.ts';
import { cards } from '../internal/brand-games.ts';
import type { Viewer } from './viewer.ts';

/** Finds one game of the brand. Refuses `game_unknown`. */
export async function findGame(
  db: Queryable,
  viewer: Viewer,
  gameId: string,
): Promise<Value<typeof oneGame>> {
  if (!isGameId(gameId)) throw new Refusal('game_unknown');
  const row = await cards(db, viewer.brand)
    .where('g.id', '=', gameId)
    .select('g.max_bet')
    .select(
      sql<boolean>`exists (select from catalogue.stop_in_force s
        where s.subject_id = ${viewer.memberId} and s.merchant_id = bv.merchant_id)`.as('player_stopped'),
    )
    .select(
      sql<boolean>`exists (select from catalogue.favourite_game x
        where x.game_id = g.id and x.member_id = ${viewer.memberId})`.as('is_favourite'),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('game_unknown');
  const shown = showGame(row, viewer.brand, viewer.language);
  return {
    ...shown,
    available: shown.available && !row.player_stopped,
    maxBet: row.max_bet === null ? null : formatMoney(row.max_bet),
    isFavourite: row.is_favourite,
  };
}
