import type { PushNotice } from '@lanna/contract/push';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export const PUSH_CHANNEL = 'lanna_push';

/** What travels between processes. `m`: members, `s`: sessions that have ended, `b`: a brand id or `*`; `t`: notice types. */
export interface PushEnvelope {
  m?: string[];
  s?: string[];
  b?: string;
  t?: PushNotice['type'][];
}

/** Queues a notice in the caller's transaction: PostgreSQL hands it out after commit, or never if it is rolled back. */
export async function notifyPush(db: Queryable, envelope: PushEnvelope): Promise<void> {
  await sql`select pg_notify(${PUSH_CHANNEL}, ${JSON.stringify(envelope)})`.execute(db);
}
