import type { Game } from '@lanna/contract/catalogue';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';
import { showGame } from './game.ts';
import { cards } from './internal/brand-games.ts';
import type { PersonalViewer } from './viewer.ts';

const SHOWN_MAX = 30;

/** Games the player opened, the last one first. */
export async function listRecentGames(db: Queryable, viewer: PersonalViewer): Promise<Game[]> {
  const rows = await cards(db, viewer.brand)
    .innerJoin('catalogue.recent_game as r', (join) =>
      join.onRef('r.game_id', '=', 'g.id').on('r.member_id', '=', viewer.memberId),
    )
    .orderBy('r.opened_at', 'desc')
    .orderBy('g.id')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => showGame(row, viewer.brand, viewer.language));
}

/**
 * Remembers that a game was opened; called by the launch. The popularity of a game is the number of players
 * who ever opened it, so opening it repeatedly does not raise it.
 */
export async function touchRecentGame(
  tx: Tx,
  opened: { memberId: string; gameId: string; now: Date },
): Promise<void> {
  const { isFirst } = await tx
    .insertInto('catalogue.recent_game')
    .values({ member_id: opened.memberId, game_id: opened.gameId, opened_at: opened.now })
    .onConflict((oc) => oc.columns(['member_id', 'game_id']).doUpdateSet({ opened_at: opened.now }))
    .returning(sql<boolean>`xmax = 0`.as('isFirst'))
    .executeTakeFirstOrThrow();
  if (isFirst)
    await tx
      .updateTable('catalogue.game')
      .set((eb) => ({ popularity: eb('popularity', '+', 1) }))
      .where('id', '=', opened.gameId)
      .execute();
}
