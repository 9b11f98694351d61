import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { notifyDevices } from '../../web-push/notify-devices.ts';
import { type AudienceTopics, audienceOf, broadcastKind, keptAudience } from '../broadcast-audience.ts';
import type { BroadcastRow } from './broadcast-desk.ts';

/** Members in one transaction: as many as are in memory at once. */
const AT_ONCE = 1000;
/** A notice holds less than 8000 bytes, an id takes 39. */
const MEMBERS_PER_NOTICE = 190;

export interface SendDeps {
  db: Database;
  clock: Clock;
  topics: () => AudienceTopics;
}

/**
 * Sends what is due, in batches by the members' ids. How far it has come is kept with each batch, in its transaction: a run that is
 * killed is gone on from there, no member receives it twice, and a stop holds from the next batch on.
 */
export async function sendBroadcasts(deps: SendDeps, signal?: AbortSignal): Promise<void> {
  await takeBackStopped(deps, signal);
  const due = await deps.db.kysely
    .selectFrom('inbox.broadcast')
    .select('id')
    .where('state', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', deps.clock.now())
    .orderBy('send_at')
    .execute();
  for (const { id } of due) {
    let goesOn = true;
    while (goesOn && !signal?.aborted)
      goesOn = await deps.db.transaction((tx) => sendBatch(tx, id, deps.topics(), deps.clock.now()));
  }
}

/** False when there is nothing left to send, or it was stopped. */
async function sendBatch(tx: Tx, id: string, topics: AudienceTopics, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('inbox.broadcast')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['scheduled', 'sending'])
    .forUpdate()
    .executeTakeFirst();
  if (!found) return false;
  const startedAt = found.started_at ?? now;
  const members = await nextMembers(tx, found, startedAt, topics);
  const delivered = members.length === 0 ? 0 : await deliver(tx, found, members, now);
  const isOver = members.length < AT_ONCE;
  await tx
    .updateTable('inbox.broadcast')
    .set({
      state: isOver ? 'sent' : 'sending',
      started_at: startedAt,
      sent_through: members.at(-1) ?? found.sent_through,
      delivered: found.delivered + delivered,
      ended_at: isOver ? now : null,
      version: found.version + 1,
    })
    .where('id', '=', id)
    .execute();
  await notifyOps(tx, { brandId: found.merchant_id, type: 'broadcasts_changed' });
  return !isOver;
}

async function nextMembers(
  tx: Tx,
  broadcast: BroadcastRow,
  at: Date,
  topics: AudienceTopics,
): Promise<string[]> {
  const { sent_through } = broadcast;
  const rows = await audienceOf(tx, await keptAudience(tx, broadcast, at, topics))
    .$if(sent_through !== null, (query) => query.where('m.id', '>', sent_through ?? ''))
    .orderBy('m.id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Says how many of them have it now. */
async function deliver(tx: Tx, found: BroadcastRow, members: string[], now: Date): Promise<number> {
  const { id, merchant_id: merchantId, title, excerpt: text } = found;
  const kind = broadcastKind.parse(found.kind);
  const { numAffectedRows } = await sql`
    insert into inbox.message (id, merchant_id, member_id, kind, broadcast_id, sent_at)
    select row_id, ${merchantId}, member_id, ${kind}, ${id}, ${now}
    from unnest(${members.map(() => newId())}::uuid[], ${members}::uuid[]) as batch (row_id, member_id)
    on conflict (broadcast_id, member_id) where broadcast_id is not null do nothing`.execute(tx);
  const path = '/?centre=member&page=messageV2';
  await notifyDevices(tx, {
    merchantId,
    memberIds: members,
    kind,
    title,
    text,
    path,
    tag: `broadcast ${id}`,
    now,
  });
  await notifyPages(tx, members);
  return Number(numAffectedRows ?? 0);
}

async function notifyPages(tx: Tx, members: readonly string[]): Promise<void> {
  for (let from = 0; from < members.length; from += MEMBERS_PER_NOTICE)
    await notifyPush(tx, { m: members.slice(from, from + MEMBERS_PER_NOTICE), t: ['inbox_changed'] });
}

/** What was stopped and is to leave the inboxes again. */
async function takeBackStopped({ db, clock }: SendDeps, signal?: AbortSignal): Promise<void> {
  const stopped = await db.kysely
    .selectFrom('inbox.broadcast')
    .select('id')
    .where('taken_back', '=', true)
    .execute();
  for (const { id } of stopped) {
    let taken = AT_ONCE;
    while (taken === AT_ONCE && !signal?.aborted)
      taken = await db.transaction((tx) => takeBackSome(tx, id, clock.now()));
  }
}

async function takeBackSome(tx: Tx, id: string, now: Date): Promise<number> {
  const taken = await tx
    .updateTable('inbox.message')
    .set({ removed_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('inbox.message')
        .select('id')
        .where('broadcast_id', '=', id)
        .where('removed_at', 'is', null)
        .limit(AT_ONCE),
    )
    .returning('member_id')
    .execute();
  await notifyPages(
    tx,
    taken.map(({ member_id }) => member_id),
  );
  if (taken.length < AT_ONCE)
    await tx.updateTable('inbox.broadcast').set({ taken_back: false }).where('id', '=', id).execute();
  return taken.length;
}
