import { prizesByPlace } from '@lanna/rules/rewards/leaderboards/terms';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type Board, prizesIn } from '../board.ts';
import { notifyOfBoard } from './notify-of-board.ts';
import { placesNow } from './places-now.ts';

/**
 * Fixes the places that are paid as they stand at the end of the review; a later correction changes none of them. As long as a second operator has not decided whether a member
 * is taken out, nothing is fixed. The caller holds it, and counting.
 */
export async function fixPlaces(tx: Tx, board: Board, now: Date): Promise<void> {
  const open = await tx
    .selectFrom('leaderboards.removal')
    .select('member_id')
    .where('board_id', '=', board.id)
    .where('state', '=', 'proposed')
    .limit(1)
    .executeTakeFirst();
  if (open) return;
  const places = await placesNow(tx, board, prizesByPlace(prizesIn(board)).length);
  const paid = places.filter(({ amount }) => amount > 0n);
  if (paid.length > 0)
    await tx
      .insertInto('leaderboards.prize')
      .values(
        paid.map(({ place, member_id, score, reached_at, amount }) => ({
          ...{ id: newId(), board_id: board.id, merchant_id: board.merchant_id, member_id, place, score },
          ...{ reached_at, amount, state: 'waiting', fixed_at: now },
        })),
      )
      .execute();
  await tx
    .updateTable('leaderboards.board')
    .set({ state: 'paying', changed_at: now, edit: board.edit + 1 })
    .where('id', '=', board.id)
    .execute();
  await notifyOfBoard(tx, board);
}
