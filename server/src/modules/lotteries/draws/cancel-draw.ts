import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { notifyDraws } from './notify-draws.ts';

export type CancelOutcome = 'cancelled' | 'already_cancelled' | 'settled';

/**
 * Cancels a draw that is not settled; all its stakes are given back by the module that settles. Slips that are being taken come first; none is taken after. One that has
 * been drawn may have lines that are settled already: giving back undoes them.
 */
export async function cancelDraw(
  tx: Tx,
  request: {
    drawId: string;
    kind?: 'by_operator' | 'too_few_shots';
    /** For the record and for players. */
    reason: string;
    now: Date;
  },
): Promise<CancelOutcome> {
  const { drawId, kind = 'by_operator', reason, now } = request;
  await sql`select draws.lock_for_closing(${drawId})`.execute(tx);
  const { state } = await tx
    .selectFrom('draws.draw')
    .select('state')
    .where('id', '=', drawId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (state === 'cancelled') return 'already_cancelled';
  if (state === 'settled') return 'settled';
  await tx
    .updateTable('draws.draw')
    .set({
      state: 'cancelled',
      cancelled_at: now,
      cancel_kind: kind,
      cancel_reason: reason,
      closed_at: sql`coalesce(closed_at, ${now}::timestamptz)`,
    })
    .where('id', '=', drawId)
    .execute();
  await notifyDraws(tx);
  return 'cancelled';
}
