import { z } from 'zod';
import type { Tx } from '../../platform/database.ts';

export const MARK_KINDS = ['device', 'number', 'bank', 'network'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

const mark = z.string().min(8).max(128);
/** What an operator says of a player at a launch (`meta.marks`): digests, equal where two accounts share something. What is of no form says nothing. */
export const playerMarks = z.partialRecord(z.enum(MARK_KINDS), mark).catch({});
export type PlayerMarks = z.infer<typeof playerMarks>;

/** A number or bank account that was changed stays known: the account has had it. */
export async function noteMarks(tx: Tx, playerId: string, marks: PlayerMarks): Promise<void> {
  const found = Object.entries(marks).map(([kind, value]) => ({ kind, mark: value }));
  if (found.length === 0) return;
  await tx.query(
    `insert into studio.room_mark (player_id, kind, mark) select $1, m.kind, m.mark from jsonb_to_recordset($2) as m(kind text, mark text)
     on conflict (player_id, kind, mark) do update set seen_at = clock_timestamp()`,
    [playerId, JSON.stringify(found)],
  );
}
