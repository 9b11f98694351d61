import type { Tx } from '../../../platform/sql/database.ts';
import { postGroup } from '../../books/ledger/post-group.ts';
import type { Board } from './board.ts';

/** Puts what all places are paid into the leaderboard's pool and announces it, in the transaction in which two have agreed. The caller holds it. */
export async function fundBoard(
  tx: Tx,
  board: Pick<Board, 'id' | 'merchant_id' | 'currency' | 'pool' | 'edit'>,
  now: Date,
): Promise<void> {
  const { id, merchant_id: merchantId, currency, pool, edit } = board;
  const { outcome } = await postGroup(tx, {
    ...{ merchantId, currency, reference: id, now },
    legs: [
      { from: { kind: 'promotion' }, to: { kind: 'pool', purpose: id }, amount: pool, code: 'pool_funded' },
    ],
  });
  if (outcome !== 'posted') throw new Error(`the pool of a leaderboard was not funded: ${outcome}`);
  await tx
    .updateTable('leaderboards.board')
    .set({ state: 'published', published_at: now, changed_at: now, edit: edit + 1 })
    .where('id', '=', id)
    .execute();
}
