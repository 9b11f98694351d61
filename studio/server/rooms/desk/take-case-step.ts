import { z } from 'zod';
import { CASE_STEPS } from '../../../room-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { type ActName, recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';
import { notifyRoom } from '../notify-room.ts';
import { type RoomCaseRow, selectRoomCases } from './list-room-cases.ts';

const reason = z.string().trim().min(5).max(500);
export const caseStepBody = z.discriminatedUnion('step', [
  z.object({ step: z.enum(CASE_STEPS).exclude(['freeze']), reason }),
  /** Whose winnings: a player of the case, as the wallet knows it. */
  z.object({ step: z.literal('freeze'), reason, player: z.string().min(1).max(200) }),
]);

const ACTS: Record<z.infer<typeof caseStepBody>['step'], ActName> = {
  note: 'noted-room-case',
  part: 'parted-players',
  join: 'joined-players',
  freeze: 'asked-to-freeze',
  close: 'closed-room-case',
};

/**
 * One step of people about a case: a note, two players parted or let together again, that winnings be frozen, or its end. None of them moves money: the operator holds it. Refuses `not_found`, and `changed_meanwhile` for a step that is taken already or a
 * case that is closed; a closed case's players can still be let together.
 */
export async function takeCaseStep(
  { db, clock }: Pick<Studio, 'db' | 'clock'>,
  session: OfficeSession,
  id: string,
  asked: z.infer<typeof caseStepBody>,
): Promise<void> {
  const { step, reason } = asked;
  await db.transaction(async (tx) => {
    await tx.query('select from studio.room_case where id = $1 for no key update', [id]);
    const [found] = await selectRoomCases(tx, session, 'c.id = $3', [id]);
    if (!found) throw new BackOfficeRefusal('not_found');
    if (found.closedAt !== null && step !== 'join') throw new BackOfficeRefusal('changed_meanwhile');
    if (step === 'part' || step === 'join') await turnApart(tx, session, found, step);
    if (step === 'close') await close(tx, session, found);
    const playerId = asked.step === 'freeze' ? await playerOf(tx, found, asked.player) : null;
    await tx.query(
      `insert into studio.room_case_step (case_id, n, step, text, person_id, person_name, player_id)
       select $1, count(*) + 1, $2, $3, $4, $5, $6 from studio.room_case_step where case_id = $1`,
      [id, step, reason, session.personId, session.personName, playerId],
    );
    await recordAct(tx, session, { action: ACTS[step], subject: id, reason, now: clock.now() });
  });
}

/** One of the pair, or who sat in the hand that was reported. Refuses `not_found`. */
async function playerOf(tx: Tx, { oneId, otherId, handId }: RoomCaseRow, player: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from studio.player p where wallet_user = $1
       and (($4::uuid is null and id in ($2, $3)) or exists (select from studio.room_hand_seat s where s.hand_id = $4 and s.player_id = p.id))`,
    [player, oneId, otherId, handId],
  );
  if (!rows[0]) throw new BackOfficeRefusal('not_found');
  return rows[0].id;
}

/** The one who sat down later stands up after the hand. */
async function turnApart(
  tx: Tx,
  { operatorId }: OfficeSession,
  { id, oneId, otherId }: RoomCaseRow,
  step: 'part' | 'join',
): Promise<void> {
  if (otherId === null) throw new BackOfficeRefusal('not_found');
  const { rowCount } =
    step === 'join'
      ? await tx.query('delete from studio.room_apart where one = $1 and other = $2', [oneId, otherId])
      : await tx.query(
          `insert into studio.room_apart (operator_id, one, other, case_id) values ($1, $2, $3, $4) on conflict do nothing`,
          [operatorId, oneId, otherId, id],
        );
  if (rowCount !== 1) throw new BackOfficeRefusal('changed_meanwhile');
  if (step === 'join') return;
  const { rows } = await tx.query<{ tableId: string }>(
    `update studio.room_seat s set leaving = true, commitment = null from studio.room_seat t
     where t.table_id = s.table_id and s.player_id in ($1, $2) and t.player_id in ($1, $2) and s.player_id <> t.player_id
       and (s.sat_at, s.seat) > (t.sat_at, t.seat)
     returning s.table_id as "tableId"`,
    [oneId, otherId],
  );
  for (const { tableId } of rows) await notifyRoom(tx, tableId);
}

/** What was counted so far has been looked at: the pair is counted anew, so that the same hands open no case again. */
async function close(
  tx: Tx,
  { personName }: OfficeSession,
  { id, oneId, otherId }: RoomCaseRow,
): Promise<void> {
  await tx.query('update studio.room_case set closed_at = clock_timestamp(), closed_by = $2 where id = $1', [
    id,
    personName,
  ]);
  if (otherId === null) return;
  await tx.query('delete from studio.room_pair where one = $1 and other = $2', [oneId, otherId]);
}
