import { z } from 'zod';
import type { Tx } from '../../platform/database.ts';

const MARKS_MOST = 20;
const mark = z.string().regex(/^(?:device|number|bank|network):[\w+/=-]{8,128}$/);
/** What an operator says of a player at a launch (`meta.marks`): digests by kind, equal where two accounts share something. What is of no form says nothing. */
export const playerMarks = z.array(mark).max(MARKS_MOST).catch([]);

/** A number or bank account that was changed stays known: the account has had it. */
export async function noteMarks(tx: Tx, playerId: string, marks: readonly string[]): Promise<void> {
  if (marks.length === 0) return;
  await tx.query(
    `insert into studio.room_mark (player_id, kind, mark) select $1, split_part(m, ':', 1), split_part(m, ':', 2) from unnest($2::text[]) as m
     on conflict (player_id, kind, mark) do update set seen_at = clock_timestamp()`,
    [playerId, [...new Set(marks)].toSorted()],
  );
}
