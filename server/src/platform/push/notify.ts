import { type PushNotice, pushNotice } from '@lanna/contract/push';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../database.ts';

export const PUSH_CHANNEL = 'lanna_push';

const names = z.array(z.string()).optional();
const envelope = z.object({
  m: names,
  s: names,
  b: z.string().optional(),
  // A process that is newer than this one may speak of what is not known here yet.
  t: z
    .array(z.string())
    .transform((types) => types.filter(isKnown))
    .optional(),
});

/** What travels between processes. `m`: members, `s`: sessions that have ended, `b`: a brand id or `*`; `t`: notice types. */
export type PushEnvelope = z.output<typeof envelope>;

/** Queues a notice in the caller's transaction: PostgreSQL hands it out after commit, or never if it is rolled back. */
export async function notifyPush(db: Queryable, notice: PushEnvelope): Promise<void> {
  await sql`select pg_notify(${PUSH_CHANNEL}, ${JSON.stringify(notice)})`.execute(db);
}

/** Anybody who may connect to the database may write to the channel, also by hand; undefined for what makes no sense. */
export function readEnvelope(payload: string | undefined): PushEnvelope | undefined {
  try {
    return envelope.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}

function isKnown(type: string): type is PushNotice['type'] {
  return pushNotice.options.some((option) => option.shape.type.value === type);
}
