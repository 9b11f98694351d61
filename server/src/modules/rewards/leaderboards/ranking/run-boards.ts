import { CLOSED_AFTER_MS } from '@lanna/rules/rewards/leaderboards/terms';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { type Board, lockBoard, lockCounting } from '../board.ts';
import { countScores } from '../counting/count-scores.ts';
import { closeBoard } from './close-board.ts';
import { endBoard } from './end-board.ts';
import { fixPlaces } from './fix-places.ts';
import { payPlace } from './pay-place.ts';

export interface LeaderboardDeps {
  db: Database;
  clock: Clock;
}

/**
 * Brings leaderboards to where they should be: counted, closed, fixed, paid, ended. Each step is a transaction of its own and says by the state of its row that it is done:
 * killed anywhere, or run twice at once, the next run goes on.
 */
export async function runBoards(deps: LeaderboardDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  await countScores(db.kysely);
  const settled = new Date(now.getTime() - CLOSED_AFTER_MS);
  await each(deps, 'published', { endsBy: settled }, (tx, board) => closeBoard(tx, board, now));
  await each(deps, 'closed', { paysBy: now }, async (tx, board) => fixPlaces(tx, board, now));
  for (const id of await waitingPlaces(db)) await db.transaction((tx) => payPlace(tx, id, now));
  await each(deps, 'paying', {}, (tx, board) => endBoard(tx, board, { state: 'ended', now }));
}

async function each(
  { db }: LeaderboardDeps,
  state: Board['state'],
  due: { endsBy?: Date; paysBy?: Date },
  step: (tx: Tx, board: Board) => Promise<void>,
): Promise<void> {
  let query = db.kysely.selectFrom('leaderboards.board').select('id').where('state', '=', state);
  if (due.endsBy) query = query.where('ends_at', '<=', due.endsBy);
  if (due.paysBy) query = query.where('pays_at', '<=', due.paysBy);
  for (const { id } of await query.orderBy('ends_at').execute())
    await db.transaction(async (tx) => {
      // What is counted takes this lock before it looks at leaderboards.
      await lockCounting(tx);
      const board = await lockBoard(tx, id);
      if (board?.state === state) await step(tx, board);
    });
}

async function waitingPlaces({ kysely }: Database): Promise<string[]> {
  const rows = await kysely
    .selectFrom('leaderboards.prize as p')
    .innerJoin('leaderboards.board as b', 'b.id', 'p.board_id')
    .select('p.id')
    .where('b.state', '=', 'paying')
    .where('p.state', '=', 'waiting')
    .orderBy('p.board_id')
    .orderBy('p.place')
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
}
