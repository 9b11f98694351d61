import type { Money } from '@lanna/rules/money';
import { amountsOf } from '@lanna/rules/rewards/leaderboards/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type Board, prizesIn } from '../board.ts';

export interface PlaceNow {
  place: number;
  member_id: string;
  username: string;
  score: bigint;
  reached_at: Date;
  /** What it is paid as it stands; nothing after the last paid place. */
  amount: Money;
}

/** The first places of a leaderboard as they stand, with what each of them is paid. */
export async function placesNow(db: Queryable, board: Board, most: number): Promise<PlaceNow[]> {
  const { rows } = await sql<Omit<PlaceNow, 'amount'>>`
    select place, member_id, username, score, reached_at from leaderboards.ranking(${board.id}, ${most})`.execute(
    db,
  );
  const amounts = amountsOf(rows, { prizes: prizesIn(board), currency: board.currency });
  return rows.map((row, at) => ({ ...row, amount: amounts[at] ?? 0n }));
}
