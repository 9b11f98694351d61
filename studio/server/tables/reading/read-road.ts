import type { z } from 'zod';
import type { roadReply } from '../../../table-api.ts';
import type { Tx } from '../../platform/database.ts';
import { type LiveTable, subjectOf } from '../live-table.ts';

const ROUNDS_MAX = 500;

/** The rounds roads are drawn from, oldest first. Void ones have no outcome and are left out. */
export async function readRoad(
  db: Tx,
  table: LiveTable,
  most = ROUNDS_MAX,
): Promise<z.infer<typeof roadReply>> {
  const { rows } = await db.query<{ number: number; id: string; outcome: unknown }>(
    `select number, id, outcome from studio.shared_round where subject = $1 and state = 'settled' order by number desc limit $2`,
    [subjectOf(table.code), most],
  );
  return { table: table.code, rounds: rows.reverse() };
}
