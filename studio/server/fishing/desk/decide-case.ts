import { z } from 'zod';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { type ActName, recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';

const words = z.string().trim().min(5).max(500);
export const decideCaseBody = z.object({
  case: z.uuid(),
  decision: z.enum(['note', 'warn', 'close-seat']),
  words,
});
export const openSeatBody = z.object({ case: z.uuid(), words });

const ACTS = {
  note: 'noted-case',
  warn: 'warned-player',
  'close-seat': 'closed-seat',
} as const satisfies Record<z.infer<typeof decideCaseBody>['decision'], ActName>;

/**
 * What a person decides about a case, once: that they have looked, that the player reads a warning, or that no further packet is opened for them. What is open is shot to its end and paid: no
 * decision moves money. Refuses `changed_meanwhile` where another person has decided.
 */
export async function decideCase(
  { db, clock }: Studio,
  session: OfficeSession,
  { case: id, decision, words: text }: z.output<typeof decideCaseBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update studio.fishing_case c set decision = $4, words = $5, decided_at = clock_timestamp(), decided_by = $6, decided_by_id = $7
       from studio.player p where c.id = $1 and p.id = c.player_id and p.vendor = $2 and p.operator_id = $3 and c.decided_at is null`,
      [id, session.vendor, session.operatorId, decision, text, session.personName, session.personId],
    );
    if (rowCount === 0) throw new BackOfficeRefusal(await isThere(tx, session, id));
    await recordAct(tx, session, { action: ACTS[decision], subject: id, reason: text, now: clock.now() });
  });
}

/** The player may sit down again. */
export async function openSeat(
  { db, clock }: Studio,
  session: OfficeSession,
  { case: id, words: text }: z.output<typeof openSeatBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update studio.fishing_case c set reopened_at = clock_timestamp(), reopened_by = $4, reopened_words = $5
       from studio.player p where c.id = $1 and p.id = c.player_id and p.vendor = $2 and p.operator_id = $3
         and c.decision = 'close-seat' and c.reopened_at is null`,
      [id, session.vendor, session.operatorId, session.personName, text],
    );
    if (rowCount === 0) throw new BackOfficeRefusal(await isThere(tx, session, id));
    await recordAct(tx, session, { action: 'opened-seat', subject: id, reason: text, now: clock.now() });
  });
}

async function isThere(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
  id: string,
): Promise<'changed_meanwhile' | 'not_found'> {
  const { rowCount } = await tx.query(
    `select from studio.fishing_case c join studio.player p on p.id = c.player_id where c.id = $1 and p.vendor = $2 and p.operator_id = $3`,
    [id, vendor, operatorId],
  );
  return rowCount === 0 ? 'not_found' : 'changed_meanwhile';
}
