import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import type { OpsBroadcast } from '@lanna/contract/messaging/inbox/ops';
import { type BroadcastState, mayMove } from '@lanna/rules/messaging/inbox/broadcast';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { InboxBroadcast } from '../../../../platform/generated/inbox.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { type AudienceOf, audienceOf, keptAudience, type Unwilling } from '../broadcast-audience.ts';
import { showBroadcast } from './list-broadcasts.ts';
import { lockBroadcast } from './lock-broadcast.ts';
import { broadcastSubject } from './write-broadcast.ts';

export type BroadcastRow = Selectable<InboxBroadcast>;
type Moving = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record' | 'propose' | 'mustBeProposed'>;

/** Sends what is due, and takes back what was stopped. */
const SEND_JOB = 'inbox-send-broadcasts';
/** The kind of proposal; a brand's setting says from how many readers on. */
export const SEND_KIND = 'inbox.send';

const payload = z.object({ id: z.uuid(), recipients: z.int(), at: z.iso.datetime() });

/**
 * Sends a draft off: it waits for its time, or first for a second operator where very many would receive it. Refuses `not_found`,
 * `changed_meanwhile`, `broadcast_move_impossible`, `broadcast_no_readers`.
 */
export async function sendBroadcast(
  tx: Tx,
  call: Moving,
  wanted: { id: string; version: number; at: string | null; reason: string; now: Date },
  unwilling: readonly Unwilling[],
): Promise<OpsBroadcast> {
  const { id, reason, now } = wanted;
  const held = await lockBroadcast(tx, { ...wanted, brandIds: call.brandIds });
  const recipients = await countAudience(tx, await keptAudience(tx, held, now, unwilling));
  if (recipients === 0) throw new Refusal('broadcast_no_readers');
  const at = wanted.at === null || Date.parse(wanted.at) < now.getTime() ? now : new Date(wanted.at);
  const brandId = held.merchant_id;
  const from = await secondOperatorFrom(tx, brandId);
  const facts = { recipients, at: at.toISOString() };
  if (recipients >= from || (await call.mustBeProposed(tx, SEND_KIND))) {
    refuseMove(held, 'signed');
    const proposalId = await call.propose(tx, {
      kind: SEND_KIND,
      brandId,
      subject: broadcastSubject(held),
      payload: { id, ...facts },
      reason: reason || `${recipients}`,
    });
    await move(tx, held, call.operator.name, now, {
      state: 'signed',
      proposal_id: proposalId,
      send_at: at,
      recipients,
    });
    return recorded(tx, call, held, 'inbox.propose-broadcast', facts);
  }
  refuseMove(held, 'scheduled');
  await move(tx, held, call.operator.name, now, { state: 'scheduled', send_at: at, recipients });
  if (at <= now) await sendSoon(tx);
  return recorded(tx, call, held, SEND_KIND, facts);
}

/** Refuses `not_found`, `changed_meanwhile`, `broadcast_move_impossible`. */
export async function unscheduleBroadcast(
  tx: Tx,
  call: Moving,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<OpsBroadcast> {
  const held = await lockBroadcast(tx, { id, version, brandIds: call.brandIds });
  // A signed one comes back by its proposal.
  if (held.state !== 'scheduled')
    throw new Refusal('broadcast_move_impossible', { from: held.state, to: 'draft' });
  await move(tx, held, call.operator.name, now, { state: 'draft', send_at: null, recipients: null });
  return recorded(tx, call, held, 'inbox.unschedule-broadcast', { state: 'draft' });
}

/** Stops it wherever it is: a batch on its way ends first, and no other begins. Refuses `not_found`, `broadcast_move_impossible`. */
export async function cancelBroadcast(
  tx: Tx,
  call: Moving,
  { id, takeBack, reason, now }: { id: string; takeBack: boolean; reason: string; now: Date },
): Promise<OpsBroadcast> {
  const held = await lockBroadcast(tx, { id, brandIds: call.brandIds });
  refuseMove(held, 'cancelled');
  await move(tx, held, call.operator.name, now, {
    state: 'cancelled',
    ended_at: now,
    taken_back: takeBack && held.delivered > 0,
  });
  if (takeBack) await sendSoon(tx);
  const facts = { state: 'cancelled', delivered: held.delivered, takeBack };
  return recorded(tx, call, held, 'inbox.cancel-broadcast', facts, reason);
}

/** A message to very many that one operator has signed. */
export const sendProposal = proposalKind({
  kind: SEND_KIND,
  permission: 'inbox.send',
  rule: { standard: 'never', floor: 'never' },
  payload,
  carryOut: async (tx, { id, at, recipients }, { proposalId, brandId, approver, now }) => {
    const held = await lockSigned(tx, id, proposalId, brandId);
    if (!held) throw new Refusal('proposal_outdated');
    const sendAt = Date.parse(at) < now.getTime() ? now : new Date(at);
    await move(tx, held, approver.name, now, { state: 'scheduled', proposal_id: null, send_at: sendAt });
    if (sendAt <= now) await sendSoon(tx);
    return {
      before: { state: 'signed' },
      after: { state: 'scheduled', at: sendAt.toISOString(), recipients },
    };
  },
  letGo: async (tx, { id }, { proposalId, brandId, now }) => {
    const held = await lockSigned(tx, id, proposalId, brandId);
    if (!held) return;
    await move(tx, held, held.changed_by, now, {
      state: 'draft',
      proposal_id: null,
      send_at: null,
      recipients: null,
    });
  },
});

async function lockSigned(tx: Tx, id: string, proposalId: string, brandId: string | null) {
  if (brandId === null) return undefined;
  const held = await lockBroadcast(tx, { id, brandIds: [brandId] });
  return held.state === 'signed' && held.proposal_id === proposalId ? held : undefined;
}

/** The job comes every minute by itself; what is due now need not wait for it. */
async function sendSoon(tx: Tx): Promise<void> {
  await sql`select platform.queue_job(${SEND_JOB})`.execute(tx);
}

export async function countAudience(db: Queryable, wanted: AudienceOf): Promise<number> {
  const { count } = await db
    .selectFrom(audienceOf(db, wanted).as('readers'))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function secondOperatorFrom(db: Queryable, merchantId: string): Promise<number> {
  const { settings } = await db
    .selectFrom('brands.brand')
    .select('settings')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return brandSettings.parse(settings).messages.secondOperatorFrom;
}

function refuseMove({ state }: BroadcastRow, to: BroadcastState): void {
  if (!mayMove(state as BroadcastState, to))
    throw new Refusal('broadcast_move_impossible', { from: state, to });
}

async function move(
  tx: Tx,
  held: BroadcastRow,
  changedBy: string,
  now: Date,
  set: Partial<
    Pick<BroadcastRow, 'state' | 'proposal_id' | 'send_at' | 'recipients' | 'ended_at' | 'taken_back'>
  >,
): Promise<void> {
  await tx
    .updateTable('inbox.broadcast')
    .set({ ...set, changed_by: changedBy, changed_at: now, version: held.version + 1 })
    .where('id', '=', held.id)
    .execute();
  await notifyOps(tx, { brandId: held.merchant_id, type: 'broadcasts_changed' });
}

async function recorded(
  tx: Tx,
  call: Moving,
  held: BroadcastRow,
  action: string,
  after: Record<string, unknown>,
  reason?: string,
): Promise<OpsBroadcast> {
  await call.record(tx, {
    action,
    brandId: held.merchant_id,
    subject: broadcastSubject(held),
    before: { state: held.state },
    after,
    ...(reason !== undefined && { reason }),
  });
  return showBroadcast(tx, call.brands, held.id);
}
