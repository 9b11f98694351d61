import type { NoticeType } from '@lanna/contract/push';
import { sql } from 'kysely';
import { z } from 'zod';
import { parseJson } from '../process/parse-json.ts';
import type { Queryable } from '../sql/database.ts';

export const PUSH_CHANNEL = 'lanna_push';

const names = z.array(z.string()).optional();
const envelope = z.object({ m: names, v: names, s: names, b: z.string().optional(), t: names });

/**
 * What travels between processes. `m`: members, `v`: visitors by their `visitKey`, `s`: sessions that have ended, `b`: a brand id or
 * `*`; `t`: notice types.
 */
export interface PushEnvelope {
  m?: string[] | undefined;
  v?: string[] | undefined;
  s?: string[] | undefined;
  b?: string | undefined;
  t?: NoticeType[] | undefined;
}

/** PostgreSQL refuses a notice of 8 000 bytes or more; an id takes 39. */
export const MEMBERS_A_NOTICE = 190;

/**
 * Queues a notice in the caller's transaction: PostgreSQL hands it out after commit, or never if it is rolled back. Many members are named in several notices: one
 * that counts the bets of an hour names as many as have played.
 */
export async function notifyPush(db: Queryable, { m: members = [], ...notice }: PushEnvelope): Promise<void> {
  if (members.length <= MEMBERS_A_NOTICE)
    return queue(db, members.length > 0 ? { m: members, ...notice } : notice);
  for (let from = 0; from < members.length; from += MEMBERS_A_NOTICE)
    await queue(db, { m: members.slice(from, from + MEMBERS_A_NOTICE), ...notice });
}

async function queue(db: Queryable, notice: PushEnvelope): Promise<void> {
  await sql`select pg_notify(${PUSH_CHANNEL}, ${JSON.stringify(notice)})`.execute(db);
}

/**
 * Any login of the database may write to the channel, also by hand; undefined for a malformed notice. A process that is
 * newer than this one may send notices that are not known here yet: those are left out.
 */
export function readEnvelope(
  payload: string | undefined,
  isKnown: (type: string) => type is NoticeType,
): PushEnvelope | undefined {
  const { data } = envelope.safeParse(parseJson(payload ?? ''));
  return data && { ...data, t: data.t?.filter(isKnown) };
}
