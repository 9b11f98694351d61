import { REVIEW_MS } from '@lanna/rules/rewards/leaderboards/terms';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Board } from '../board.ts';
import { notifyOfBoard } from './notify-of-board.ts';

/** From here on no bet adds to a score; operators review its places for an hour, while what is taken back still counts. The caller holds it, and counting. */
export async function closeBoard(tx: Tx, board: Board, now: Date): Promise<void> {
  await tx
    .updateTable('leaderboards.board')
    .set({
      ...{ state: 'closed', closed_at: now, pays_at: new Date(now.getTime() + REVIEW_MS) },
      ...{ changed_at: now, edit: board.edit + 1 },
    })
    .where('id', '=', board.id)
    .execute();
  await notifyOfBoard(tx, board);
}
