import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { sendPush } from './send-push.ts';
import type { VapidKeys } from './vapid-keys.ts';

export interface DeliverDeps {
  db: Database;
  clock: Clock;
  log: Log;
  vapid: () => Promise<VapidKeys>;
  isPushService: (address: string) => boolean;
  /** Whom a push service may ask about the portal's messages. */
  publicUrl: string;
}

const AT_ONCE = 25;
const ROUNDS_MAX = 40;
/** Until the next try, by how often it has been tried. */
const WAITS_MINUTES = [1, 5, 15, 60, 240] as const;
/** A browser that nothing reaches for so long has been thrown away without a word. */
const FAILURES_MAX = 20;
/** News of yesterday is none. */
const LIFE_HOURS = 24;
const STALE_DAYS = 180;

interface Due {
  id: string;
  subscription_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: unknown;
  attempts: number;
  open: boolean;
}

/**
 * Hands what is due to the push services. Taken rows are put off first, so that two processes never send one at the same time and a
 * crash means a later try; a message that arrives twice has one tag, and is shown once.
 */
export async function deliverDue(deps: DeliverDeps, signal?: AbortSignal): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX && !signal?.aborted; round += 1) {
    const due = await takeDue(deps);
    if (due.length === 0) return;
    await Promise.all(due.map((delivery) => deliver(deps, delivery)));
  }
}

async function takeDue({ db, clock }: DeliverDeps): Promise<Due[]> {
  const now = clock.now();
  const { rows } = await sql<Due>`
    with taken as (
      select id from web_push.delivery where due_at <= ${now} order by due_at limit ${AT_ONCE} for update skip locked
    ), put_off as (
      update web_push.delivery d set attempts = attempts + 1,
        due_at = ${now}::timestamptz + (array[${sql.join(WAITS_MINUTES)}]::int[])[least(attempts + 1, ${WAITS_MINUTES.length})] * interval '1 minute'
      from taken where d.id = taken.id returning d.*
    )
    select p.id, p.subscription_id, s.endpoint, s.p256dh, s.auth, p.payload, p.attempts,
      exists (select from members.account m where m.id = s.member_id and m.status = 'active')
        and coalesce(p.held_until, p.created_at) > ${now}::timestamptz - ${LIFE_HOURS} * interval '1 hour' as open
    from put_off p join web_push.subscription s on s.id = p.subscription_id`.execute(db.kysely);
  return rows;
}

async function deliver(deps: DeliverDeps, due: Due): Promise<void> {
  if (!due.open) return forget(deps, due.id);
  const outcome = await sendPush(deps, due, JSON.stringify(due.payload));
  if (outcome === 'taken') {
    await forget(deps, due.id);
    await deps.db.kysely
      .updateTable('web_push.subscription')
      .set({ failures: 0 })
      .where('id', '=', due.subscription_id)
      .where('failures', '>', 0)
      .execute();
    return;
  }
  if (outcome === 'gone') return unsubscribe(deps, due.subscription_id);
  if (outcome === 'refused' || due.attempts > WAITS_MINUTES.length) await forget(deps, due.id);
  const { failures } = (await deps.db.kysely
    .updateTable('web_push.subscription')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', due.subscription_id)
    .returning('failures')
    .executeTakeFirst()) ?? { failures: 0 };
  if (failures >= FAILURES_MAX) await unsubscribe(deps, due.subscription_id);
}

async function forget({ db }: DeliverDeps, id: string): Promise<void> {
  await db.kysely.deleteFrom('web_push.delivery').where('id', '=', id).execute();
}

/** With what waits for it. */
async function unsubscribe({ db }: DeliverDeps, id: string): Promise<void> {
  await db.kysely.deleteFrom('web_push.subscription').where('id', '=', id).execute();
}

/** Browsers whose member has not been seen there for half a year; the site says it is there with each visit to the settings. */
export async function forgetStale({ db, clock }: Pick<DeliverDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - STALE_DAYS * 86_400_000);
  await db.kysely.deleteFrom('web_push.subscription').where('seen_at', '<', before).execute();
}
