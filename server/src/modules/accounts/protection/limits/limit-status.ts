import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { LIMIT_NAMES, LINE_LIMIT_NAMES } from '../limit-name.ts';
import type { LimitOwner } from './own-limits.ts';

const moment = z.date().nullable();
const status = z.object({
  /** Of the play session that runs; all null where none does. */
  started_at: moment,
  played_at: moment,
  check_due_at: moment,
  check_minutes: z.bigint(),
  check_due: z.boolean(),
  played_ms: z.bigint(),
  day_stake: z.bigint(),
  week_stake: z.bigint(),
  month_stake: z.bigint(),
  day_loss: z.bigint(),
  week_loss: z.bigint(),
  month_loss: z.bigint(),
  refused_by: z.enum([...LIMIT_NAMES, ...LINE_LIMIT_NAMES]).nullable(),
});
export type Status = z.infer<typeof status>;

/** The least that can be staked: what leaves less than it leaves nothing. */
const LEAST = 1n;

/** What is used of a member's limits on bets, and what would refuse a bet now. */
export async function readStatus(db: Queryable, { merchantId, memberId }: LimitOwner, now: Date) {
  const { rows } = await sql`
    select * from protection.standing(${now}, ${merchantId}, ${memberId}, ${LEAST})`.execute(db);
  return status.parse(rows[0]);
}
