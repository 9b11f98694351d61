import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import type { OpsBroadcast } from '@lanna/contract/messaging/inbox/ops';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { type AudienceOf, type AudienceTopics, audienceOf, keptAudience } from '../broadcast-audience.ts';
import { broadcastDesk } from './broadcast-desk.ts';
import { showBroadcast } from './list-broadcasts.ts';

type Moving = DeskCall & Pick<AnyOpsCall, 'brands' | 'propose' | 'mustBeProposed'>;

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
  wanted: Versioned & { at: string | null; reason: string; now: Date },
  topics: AudienceTopics,
): Promise<OpsBroadcast> {
  const { id, reason, now } = wanted;
  const broadcast = await broadcastDesk.lockFor(tx, call, { id, version: wanted.version });
  const recipients = await countAudience(
    tx,
    await keptAudience(tx, { ...broadcast, audience_at: null }, now, topics),
  );
  if (recipients === 0) throw new Refusal('broadcast_no_readers');
  const at = wanted.at === null || Date.parse(wanted.at) < now.getTime() ? now : new Date(wanted.at);
  const brandId = broadcast.merchant_id;
  const from = await secondOperatorFrom(tx, brandId);
  const after = { recipients, at: at.toISOString() };
  const by = call.operator.name;
  if (recipients >= from || (await call.mustBeProposed(tx, SEND_KIND))) {
    broadcastDesk.refuse(broadcast, 'signed');
    const proposalId = await call.propose(tx, {
      kind: SEND_KIND,
      ...broadcastDesk.about(broadcast),
      payload: { id, ...after },
      reason: reason || `${recipients}`,
    });
    const set = { proposal_id: proposalId, send_at: at, recipients, audience_at: now };
    const recorded = { call, action: 'inbox.propose-broadcast', after };
    await broadcastDesk.move(tx, broadcast, { to: 'signed', by, set, now }, recorded);
  } else {
    const move = { to: 'scheduled', by, set: { send_at: at, recipients, audience_at: now }, now } as const;
    await broadcastDesk.move(tx, broadcast, move, { call, action: SEND_KIND, after });
    if (at <= now) await sendSoon(tx);
  }
  return showBroadcast(tx, call.brands, id);
}

/** Refuses `not_found`, `changed_meanwhile`, `broadcast_move_impossible`. */
export async function unscheduleBroadcast(
  tx: Tx,
  call: Moving,
  { id, version, now }: Versioned & { now: Date },
): Promise<OpsBroadcast> {
  await broadcastDesk.decide(tx, call, { id, version, to: 'draft' }, () => ({
    set: { send_at: null, recipients: null },
    now,
    action: 'inbox.unschedule-broadcast',
    after: { state: 'draft' },
  }));
  return showBroadcast(tx, call.brands, id);
}

/** Stops it wherever it is: a batch on its way ends first, and no other begins. Refuses `not_found`, `broadcast_move_impossible`. */
export async function cancelBroadcast(
  tx: Tx,
  call: Moving,
  { id, takeBack, reason, now }: { id: string; takeBack: boolean; reason: string; now: Date },
): Promise<OpsBroadcast> {
  await broadcastDesk.decide(tx, call, { id, to: 'cancelled' }, ({ delivered }) => ({
    set: { ended_at: now, taken_back: takeBack && delivered > 0 },
    now,
    action: 'inbox.cancel-broadcast',
    after: { state: 'cancelled', delivered, takeBack },
    reason,
  }));
  if (takeBack) await sendSoon(tx);
  return showBroadcast(tx, call.brands, id);
}

/** A message to very many that one operator has signed. */
export const sendProposal = proposalKind({
  kind: SEND_KIND,
  permission: 'inbox.send',
  rule: { standard: 'never', floor: 'never' },
  payload,
  carryOut: async (tx, { id, at, recipients }, { proposalId, brandId, approver, now }) => {
    const broadcast = await broadcastDesk.lockProposed(tx, id, { proposalId, brandId });
    if (!broadcast) throw new Refusal('proposal_outdated');
    const sendAt = Date.parse(at) < now.getTime() ? now : new Date(at);
    const set = { proposal_id: null, send_at: sendAt };
    await broadcastDesk.move(tx, broadcast, { to: 'scheduled', by: approver.name, set, now });
    if (sendAt <= now) await sendSoon(tx);
    return {
      before: { state: 'signed' },
      after: { state: 'scheduled', at: sendAt.toISOString(), recipients },
    };
  },
  letGo: async (tx, { id }, { now, ...proposal }) => {
    const broadcast = await broadcastDesk.lockProposed(tx, id, proposal);
    const set = { proposal_id: null, send_at: null, recipients: null };
    if (broadcast) await broadcastDesk.move(tx, broadcast, { to: 'draft', by: null, set, now });
  },
});

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
