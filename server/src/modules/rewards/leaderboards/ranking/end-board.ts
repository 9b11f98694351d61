import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { type Board, paidOf } from '../board.ts';
import { notifyOfBoard } from './notify-of-board.ts';

/** Ends a leaderboard once none of its places waits to be paid: what is left of its pool goes back to the brand, once. The caller holds it. */
export async function endBoard(
  tx: Tx,
  board: Board,
  { state, now }: { state: 'ended' | 'stopped'; now: Date },
): Promise<void> {
  const { id, merchant_id: merchantId, currency, pool, return_id: reference } = board;
  const waits = await tx
    .selectFrom('leaderboards.prize')
    .select('id')
    .where('board_id', '=', id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (waits) return;
  const rest = pool - (await paidOf(tx, id));
  if (rest > 0n) {
    const { outcome } = await postGroup(tx, {
      ...{ merchantId, currency, reference, now },
      legs: [
        {
          from: { kind: 'pool', purpose: id },
          to: { kind: 'promotion' },
          amount: rest,
          code: 'pool_returned',
        },
      ],
    });
    if (outcome !== 'posted') throw new Error(`what is left of a leaderboard was not returned: ${outcome}`);
  }
  await tx
    .updateTable('leaderboards.board')
    .set({ state, ended_at: now, returned: rest, changed_at: now, edit: board.edit + 1 })
    .where('id', '=', id)
    .execute();
  await notifyOfBoard(tx, board);
}
