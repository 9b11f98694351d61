import type { Tx } from '../platform/database.ts';
import type { Studio } from '../studio.ts';
import type { TableDesk } from '../tables/desk/open-desk.ts';
import { subjectOf } from '../tables/live-table.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';
import { recordAct } from './record-act.ts';
import type { OfficeSession } from './session.ts';
import { knownTable } from './stop-table.ts';

interface Voiding {
  table: string;
  round: string;
  reason: string;
}

/**
 * The first person proposes with words that a round is made void, the second carries it out: from then on the table's leader gives every stake back. Refuses
 * `another_person` to the one who has proposed it, `other_brands` where players of another brand have money in the round, and `not_found` for a round that is not the
 * table's or was announced more than 20 hours ago. Within a day a brand makes `VOIDS_A_DAY` rounds void at the most: `void_limit`.
 */
export async function voidRound(
  studio: Studio,
  desk: TableDesk,
  session: OfficeSession,
  { table: code, round, reason }: Voiding,
): Promise<{ state: 'proposed' | 'approved' }> {
  const table = knownTable(desk, session, code);
  const now = studio.clock.now();
  return studio.db.transaction(async (tx) => {
    const { rowCount: known } = await tx.query(
      `select from studio.shared_round r join studio.shared_round_move m on m.round_id = r.id and m.state = 'announced'
       where r.id = $1 and r.subject = $2 and r.state <> 'void' and m.at > clock_timestamp() - interval '20 hours'`,
      [round, subjectOf(table.code)],
    );
    if (known !== 1) throw new BackOfficeRefusal('not_found');
    const { personId, personName, operatorId } = session;
    await refuseForOthers(tx, round, operatorId);
    const { rowCount: proposed } = await tx.query(
      `insert into studio.table_void (round_id, table_code, operator_id, reason, proposed_by, proposed_by_id)
       values ($1, $2, $3, $4, $5, $6) on conflict (round_id) do nothing`,
      [round, table.code, operatorId, reason, personName, personId],
    );
    if (proposed === 1) {
      await recordAct(tx, session, { action: 'proposed-void', subject: round, reason, now });
      return { state: 'proposed' };
    }
    await refuseBeyondLimit(tx, operatorId);
    const { rowCount: approved } = await tx.query(
      `update studio.table_void set approved_at = clock_timestamp(), approved_by = $2, approved_by_id = $3
       where round_id = $1 and operator_id = $4 and approved_at is null and proposed_by_id <> $3`,
      [round, personName, personId, operatorId],
    );
    if (approved !== 1) throw new BackOfficeRefusal('another_person');
    await recordAct(tx, session, { action: 'approved-void', subject: round, reason, now });
    return { state: 'approved' };
  });
}

const VOIDS_A_DAY = 10;

/** Two people who err, or are bribed together, do so a few times and not all night. */
async function refuseBeyondLimit(tx: Tx, operatorId: string): Promise<void> {
  // One approval of the brand after another: each counts those before.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('table_void ' || $1, 0))`, [operatorId]);
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::integer as count from studio.table_void
     where operator_id = $1 and approved_at > clock_timestamp() - interval '24 hours'`,
    [operatorId],
  );
  if ((rows[0]?.count ?? 0) >= VOIDS_A_DAY) throw new BackOfficeRefusal('void_limit', { most: VOIDS_A_DAY });
}

/** Two people of one brand decide about the money of its own players alone. */
async function refuseForOthers(tx: Tx, round: string, operatorId: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select from studio.table_bet b join studio.player p on p.id = b.player_id
     where b.round_id = $1 and p.operator_id <> $2 and p.demo_balance is null and b.stake > 0 limit 1`,
    [round, operatorId],
  );
  if (rowCount !== 0) throw new BackOfficeRefusal('other_brands');
}
