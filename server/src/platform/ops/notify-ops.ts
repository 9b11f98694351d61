import type { OpsNoticeType } from '@lanna/contract/ops';
import { sql } from 'kysely';
import { z } from 'zod';
import { parseJson } from '../process/parse-json.ts';
import type { Queryable } from '../sql/database.ts';

export const OPS_CHANNEL = 'lanna_ops_push';

const envelope = z.object({ b: z.string().nullable(), t: z.string(), s: z.string().optional() });

/** What travels between processes: `b` the brand's id or null, `t` the notice; `s` a session that has ended. */
export type OpsEnvelope = z.infer<typeof envelope>;

/** Notifies open pages of the console that something changed, once the caller's transaction is committed. */
export async function notifyOps(
  db: Queryable,
  { brandId, type }: { brandId: string | null; type: OpsNoticeType },
): Promise<void> {
  await sql`select pg_notify(${OPS_CHANNEL}, ${JSON.stringify({ b: brandId, t: type })})`.execute(db);
}

/** Closes the pages of a session that has ended. */
export async function notifyOpsSessionEnded(db: Queryable, sessionId: string): Promise<void> {
  await sql`select pg_notify(${OPS_CHANNEL}, ${JSON.stringify({ b: null, t: '', s: sessionId })})`.execute(
    db,
  );
}

/** Undefined for what is malformed: any login of the database may write to the channel. */
export function readOpsEnvelope(payload: string | undefined): OpsEnvelope | undefined {
  return envelope.safeParse(parseJson(payload ?? '')).data;
}
