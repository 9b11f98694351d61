import type { LeaderboardTerms, PlacePrize } from '@lanna/rules/rewards/leaderboards/terms';
import { type Selectable, sql } from 'kysely';
import type { LeaderboardsBoard, LeaderboardsPrize } from '../../../platform/generated/leaderboards.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

export type Board = Selectable<LeaderboardsBoard>;
export type BoardPrize = Selectable<LeaderboardsPrize>;

/** Held until the end of the transaction: it is closed, fixed, paid and ended by one at a time. */
export function lockBoard(tx: Tx, id: string): Promise<Board | undefined> {
  return tx.selectFrom('leaderboards.board').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function prizesIn({ prizes }: Pick<Board, 'prizes'>): PlacePrize[] {
  return prizes as unknown as PlacePrize[];
}

export function scoreIn({ score }: Pick<Board, 'score'>): LeaderboardTerms['score'] {
  return score as LeaderboardTerms['score'];
}

/** Nothing is counted while this is held: places are fixed between two counts. */
export async function lockCounting(tx: Tx): Promise<void> {
  await sql`insert into leaderboards.counting (counted_to) values (0) on conflict do nothing`.execute(tx);
  await sql`select counted_to from leaderboards.counting for update`.execute(tx);
}

export async function paidOf(db: Queryable, boardId: string): Promise<bigint> {
  const { rows } = await sql<{ paid: bigint }>`
    select coalesce(sum(amount), 0)::bigint as paid from leaderboards.prize where board_id = ${boardId} and state = 'paid'`.execute(
    db,
  );
  return rows[0]?.paid ?? 0n;
}
