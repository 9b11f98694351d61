import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';
import { showGame } from './game.ts';
import type { PersonalViewer } from './games/viewer.ts';
import { cards } from './internal/brand-games.ts';

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

/** Which of a vendor's games the player opened, by code, the last one first. */
export async function recentlyOpened(
  db: Queryable,
  { memberId, vendorId, codes }: { memberId: string; vendorId: string; codes: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogue.recent_game as r')
    .innerJoin('catalogue.game as g', 'g.id', 'r.game_id')
    .select('g.code')
    .where('r.member_id', '=', memberId)
    .where('g.vendor_id', '=', vendorId)
    .where((eb) => eb('g.code', '=', eb.fn.any(eb.val([...codes]))))
    .orderBy('r.opened_at', 'desc')
    .orderBy('g.id')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map(({ code }) => code);
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
