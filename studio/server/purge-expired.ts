import { deleteEndedOfficeSessions } from './back-office/session.ts';
import { later } from './platform/clock.ts';
import { deleteEndedSessions } from './play/session.ts';
import type { Studio } from './studio.ts';

const DEMO_KEPT_MS = 2 * 24 * 3_600_000;
const DEMOS_AT_ONCE = 500;

/** Deletes ended sessions, demo players without a session, and what of tables is asked for no more. */
export async function purgeExpired({ db, clock }: Studio): Promise<void> {
  const now = clock.now();
  await deleteEndedSessions(db.pool, now);
  await deleteEndedOfficeSessions(db.pool, now);
  await db.pool.query(`delete from studio.table_confirm where at < statement_timestamp() - interval '1 day'`);
  await db.pool.query(`delete from studio.lease_change where at < statement_timestamp() - interval '3 days'`);
  await db.pool.query(`delete from studio.room_sat where day < current_date - 60`);
  await db.pool.query(
    `delete from studio.room_code_miss where at < statement_timestamp() - interval '1 day'`,
  );
  await db.pool.query(
    `delete from studio.room_waiting where seen_at < statement_timestamp() - interval '1 hour'`,
  );
  await db.pool.query(`delete from studio.fishing_fire where at < statement_timestamp() - interval '7 days'`);
  await db.pool.query(
    `update studio.table_bet set wallet_token = null
     where wallet_token is not null and due_at is null and finished_at < statement_timestamp() - interval '1 day'`,
  );
  await db.pool.query('select studio.forget_demo_players($1, $2)', [
    later(now, -DEMO_KEPT_MS),
    DEMOS_AT_ONCE,
  ]);
}
