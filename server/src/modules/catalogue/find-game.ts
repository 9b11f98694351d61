import type { oneGame } from '@lanna/contract/catalogue';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isGameId, showGame } from './game.ts';
import { cards } from './internal/shelf.ts';
import type { Reader } from './reader.ts';

/** One game of the brand's shelf. Refuses `game_unknown`. */
export async function findGame(
  db: Queryable,
  reader: Reader,
  gameId: string,
): Promise<Value<typeof oneGame>> {
  if (!isGameId(gameId)) throw new Refusal('game_unknown');
  const row = await cards(db, reader.brand)
    .where('g.id', '=', gameId)
    .select(
      sql<boolean>`exists (select from catalogue.favourite_game x
        where x.game_id = g.id and x.member_id = ${reader.memberId})`.as('is_favourite'),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('game_unknown');
  return { ...showGame(row, reader.brand, reader.language), isFavourite: row.is_favourite };
}
