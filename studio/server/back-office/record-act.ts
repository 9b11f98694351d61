import type { OfficeAct } from '../../back-office-api.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { OfficeSession } from './session.ts';

export type ActName =
  | 'entered'
  | 'searched-rounds'
  | 'read-round'
  | 'read-returns'
  | 'stopped-game'
  | 'opened-game'
  | 'stopped-table'
  | 'opened-table'
  | 'stopped-room'
  | 'opened-room'
  | 'read-room-case'
  | 'noted-room-case'
  | 'parted-players'
  | 'joined-players'
  | 'asked-to-freeze'
  | 'closed-room-case'
  | 'set-table'
  | 'set-hall'
  | 'set-rooms'
  | 'noted-case'
  | 'warned-player'
  | 'closed-seat'
  | 'opened-seat'
  | 'made-table'
  | 'took-table-away'
  | 'proposed-void'
  | 'approved-void'
  | 'suspended-betting'
  | 'resumed-betting'
  | 'typed-result'
  | 'typed-correction'
  | 'closed-case'
  | 'set-limit'
  | 'set-bound'
  | 'set-margins'
  | 'set-group'
  | 'proposed-price-error'
  | 'approved-price-error'
  | 'withdrew-price-error';

const SUBJECT_LENGTH_MAX = 200;
const SHOWN_MAX = 100;

/** Writes down what a person of an operator's has done here, in the transaction in which it is done. */
export async function recordAct(
  tx: Tx,
  { vendor, operatorId, personId, personName }: OfficeSession,
  act: { action: ActName; subject?: string; reason?: string; now: Date },
): Promise<void> {
  const { action, subject, reason, now } = act;
  await tx.query(
    `insert into studio.back_office_act (id, vendor, operator_id, person_id, person_name, action, subject, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[newId(now.getTime()), vendor, operatorId, personId, personName, action],
      ...[subject?.slice(0, SUBJECT_LENGTH_MAX) ?? null, reason ?? null, now],
    ],
  );
}

/** What the brand's people did here last. */
export async function listActs(tx: Tx, { vendor, operatorId }: OfficeSession): Promise<OfficeAct[]> {
  const { rows } = await tx.query<Omit<OfficeAct, 'at'> & { at: Date }>(
    `select at, person_name as person, action, subject, reason from studio.back_office_act
     where vendor = $1 and operator_id = $2 order by id desc limit ${SHOWN_MAX}`,
    [vendor, operatorId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
