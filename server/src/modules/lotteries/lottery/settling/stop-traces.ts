import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { releaseExposed } from '../exposure/release-exposed.ts';

/**
 * Gives back what traces that have won still wait for: their lines on draws that take bets. What stands on closed draws is played, as when a player
 * cancels. The slips' accounts are held already, and draws come after accounts as in every other path.
 */
export async function stopTraces(tx: Tx, slips: readonly string[], now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('lottery.line')
    .where('slip_id', 'in', slips)
    .where('state', '=', 'open')
    .select(['id', 'draw_id'])
    .execute();
  if (waiting.length === 0) return;
  const draws = [...new Set(waiting.map(({ draw_id }) => draw_id))];
  const { rows } = await sql<{ draw_id: string }>`
    select draw_id from draws.take_bets(${draws}) where is_open`.execute(tx);
  const open = new Set(rows.map(({ draw_id }) => draw_id));
  const lines = waiting.filter(({ draw_id }) => open.has(draw_id)).map(({ id }) => id);
  if (lines.length === 0) return;
  await sql`select from lottery.refund_lines(${lines}, 'trace_stopped', ${now})`.execute(tx);
  await releaseExposed(tx, lines);
}
