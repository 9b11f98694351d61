import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** The member plays with the device of this session from now on; a session that is gone says nothing. */
export async function noteDeviceOfSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await sql`select authentication.note_device_of_session(${sessionId}::uuid, ${now}::timestamptz)`.execute(
    db,
  );
}
