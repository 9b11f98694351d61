import { isDeepStrictEqual } from 'node:util';
import type { ChannelKind, Way } from '@lanna/contract/money/payments/channel';
import {
  type ChannelTerms,
  channelTerms,
  type DetailsForm,
} from '@lanna/contract/money/payments/channel-ops';
import type { Updateable } from 'kysely';
import { z } from 'zod';
import type { PaymentsChannel } from '../../../../platform/generated/payments.ts';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { keepOpeningPoints } from '../../../house/brands/keep-opening-points.ts';
import { type ChannelFound, channelFacts, channelsOf, lockChannel } from '../internal/channel-rows.ts';
import { channelPoints } from './opening-points.ts';
import { readDetails, readTerms, refuse, withSegmentName } from './read-channel-form.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'record' | 'mustBeProposed' | 'propose'>;
/** The proposal that another operator has to approve; null: it is done. */
type Changed = { proposal: string | null };
interface Wanted {
  id: string;
  version: number;
  reason: string;
}

/** Adds a channel, switched off: it can do nothing until two have opened it. Refuses `brand_out_of_scope`, `channel_taken`, `channel_incomplete`. */
export async function addChannel(
  tx: Tx,
  call: Call,
  form: ChannelTerms & {
    brand: string;
    way: Way;
    code: string;
    kind: Exclude<ChannelKind, 'sandbox'>;
    gateway: string | null;
    details: DetailsForm;
    reason: string;
  },
  segments: AskSegments,
): Promise<{ id: string }> {
  const brand = brandOf(call.brands, form.brand);
  const { way, code, kind, reason } = form;
  if (kind === 'promptpay' && way === 'out') refuse(new Set(['kind']));
  const named = await withSegmentName(tx, { terms: form, merchantId: brand.id, way }, segments);
  const terms = readTerms(named, brand.currency);
  const details = readDetails(kind, way, form.details);
  const id = newId();
  const added = await tx
    .insertInto('payments.channel')
    .values({
      ...{ id, merchant_id: brand.id, way, code, kind, currency: brand.currency, enabled: false, ...terms },
      gateway_id: kind === 'gateway' ? await gatewayId(tx, form.gateway) : null,
      details: JSON.stringify(details),
    })
    .onConflict((oc) => oc.columns(['merchant_id', 'way', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('channel_taken');
  const after = await channelsOf(tx, [brand.id]).where('c.id', '=', id).executeTakeFirstOrThrow();
  await call.record(tx, {
    action: 'payments.add-channel',
    brandId: brand.id,
    subject: subjectOf(after),
    after: channelFacts(after),
    reason,
  });
  await notify(tx, brand.id);
  return { id };
}

async function gatewayId(tx: Tx, code: string | null): Promise<string> {
  const gateway = await tx
    .selectFrom('payments.gateway')
    .select('id')
    .where('code', '=', code ?? '')
    .executeTakeFirst();
  if (!gateway) refuse(new Set(['gateway']));
  return gateway?.id ?? '';
}

/** Terms whose change lets no operator redirect members' money: the rest of an open channel's terms needs two. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['opens_at_minute', 'closes_at_minute', 'position', 'expires_after_minutes', 'promised_minutes'],
  // What a segment was called; which one it is, and in which version, is not among these.
  'segment_name',
]);

export const CHANGE_TERMS = 'payments.change-terms';
export const OPEN_CHANNEL = 'payments.open-channel';

const wantedTerms = z.object({ id: z.uuid(), version: z.int(), terms: channelTerms });

/**
 * Changes the terms: at once where the channel is closed, or where they become stricter; else as a proposal, since a name can say an
 * account and a limit says how much can go there. Refuses `not_found`, `changed_meanwhile`, `channel_incomplete`.
 */
export async function changeChannel(
  tx: Tx,
  call: Call,
  { terms: written, ...wanted }: Wanted & { terms: ChannelTerms },
  segments: AskSegments,
): Promise<Changed> {
  const before = await lockChannel(tx, call.brandIds, wanted);
  const of = { terms: written, merchantId: before.merchant_id, way: before.way as Way };
  const terms = await withSegmentName(tx, of, segments);
  const set = readTerms(terms, before.currency);
  if (before.enabled && loosens(before, set) && (await call.mustBeProposed(tx, CHANGE_TERMS))) {
    const { id, version, reason } = wanted;
    const payload = { id, version, terms } satisfies z.input<typeof wantedTerms>;
    return propose(tx, call, before, { kind: CHANGE_TERMS, payload, reason });
  }
  return write(tx, call, { before, set, action: 'change-channel', ...wanted });
}

function loosens(before: ChannelFound, set: ReturnType<typeof readTerms>): boolean {
  const { min, max, ...others } = set;
  const differs = Object.entries(others).some(
    ([column, value]) =>
      !HARMLESS.has(column) && !isDeepStrictEqual(value, before[column as keyof typeof others]),
  );
  return max > before.max || min < before.min || differs;
}

export const termsChange = proposalKind({
  kind: CHANGE_TERMS,
  permission: 'payments.change',
  rule: { standard: 'always', floor: 'always' },
  payload: wantedTerms,
  preview: async (db, { id, terms }, brandId) => {
    const before = await foundIn(db, brandId, id);
    if (!before) return {};
    return {
      before: channelFacts(before),
      after: channelFacts({ ...before, ...readTerms(terms, before.currency) }),
    };
  },
  carryOut: async (tx, { terms, ...wanted }, { brandId }) => {
    const before = await lockChannel(tx, brandId ? [brandId] : [], wanted).catch(asOutdated);
    const after = await save(tx, before, readTerms(terms, before.currency));
    return { before: channelFacts(before), after: channelFacts(after) };
  },
});

const wantedOpening = z.object({ id: z.uuid(), version: z.int() });

/**
 * Closes a channel at once; opens it as a proposal, whose approver sees where the money will go: whatever was drafted while it was closed
 * is approved with it. Refuses `not_found`, `changed_meanwhile`, and `opening_point_kept` where a brand open for real money has no other.
 */
export async function switchChannel(
  tx: Tx,
  call: Call,
  { enabled, ...wanted }: Wanted & { enabled: boolean },
): Promise<Changed> {
  const before = await lockChannel(tx, call.brandIds, wanted);
  if (enabled && !before.enabled && (await call.mustBeProposed(tx, OPEN_CHANNEL))) {
    const { id, version, reason } = wanted;
    return propose(tx, call, before, { kind: OPEN_CHANNEL, payload: { id, version }, reason });
  }
  return keepOpeningPoints(tx, [before.merchant_id], [channelPoints], () =>
    write(tx, call, { before, set: { enabled }, action: 'switch-channel', ...wanted }),
  );
}

export const channelOpening = proposalKind({
  kind: OPEN_CHANNEL,
  permission: 'payments.change',
  rule: { standard: 'always', floor: 'always' },
  payload: wantedOpening,
  preview: async (db, { id }, brandId) => {
    const before = await foundIn(db, brandId, id);
    return before
      ? { before: { enabled: before.enabled }, after: { ...channelFacts(before), enabled: true } }
      : {};
  },
  carryOut: async (tx, wanted, { brandId }) => {
    const before = await lockChannel(tx, brandId ? [brandId] : [], wanted).catch(asOutdated);
    const after = await save(tx, before, { enabled: true });
    return { before: channelFacts(before), after: channelFacts(after) };
  },
});

function foundIn(db: Queryable, brandId: string | null, id: string) {
  return channelsOf(db, brandId ? [brandId] : [])
    .where('c.id', '=', id)
    .executeTakeFirst();
}

async function propose(
  tx: Tx,
  call: Call,
  before: ChannelFound,
  wanted: { kind: string; payload: unknown; reason: string },
): Promise<Changed> {
  const about = { brandId: before.merchant_id, subject: subjectOf(before) };
  return { proposal: await call.propose(tx, { ...wanted, ...about }) };
}

async function write(
  tx: Tx,
  call: Call,
  change: { before: ChannelFound; set: Updateable<PaymentsChannel>; action: string; reason: string },
): Promise<Changed> {
  const { before, set, action, reason } = change;
  const after = await save(tx, before, set);
  await call.record(tx, {
    action: `payments.${action}`,
    brandId: before.merchant_id,
    subject: subjectOf(before),
    before: channelFacts(before),
    after: channelFacts(after),
    reason,
  });
  return { proposal: null };
}

async function save(tx: Tx, before: ChannelFound, set: Updateable<PaymentsChannel>): Promise<ChannelFound> {
  await tx
    .updateTable('payments.channel')
    .set({ ...set, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute();
  await notify(tx, before.merchant_id);
  return channelsOf(tx, [before.merchant_id]).where('c.id', '=', before.id).executeTakeFirstOrThrow();
}

export const CHANGE_PAYEE = 'payments.change-payee';
const wantedPayee = z.object({ id: z.uuid(), version: z.int(), details: z.record(z.string(), z.string()) });

/**
 * Changes the account that members' money goes to, at once, or as a proposal where the console's setting asks for a second pair of
 * eyes. Refuses `not_found`, `changed_meanwhile`, `channel_incomplete`.
 */
export async function changePayee(
  tx: Tx,
  call: Call,
  { details: form, reason, id, version }: Wanted & { details: DetailsForm },
): Promise<Changed> {
  const wanted = { id, version };
  const before = await lockChannel(tx, call.brandIds, wanted);
  const details = readDetails(before.kind as ChannelKind, before.way as Way, form);
  const about = { brandId: before.merchant_id, subject: subjectOf(before), reason };
  if (await call.mustBeProposed(tx, CHANGE_PAYEE))
    return {
      proposal: await call.propose(tx, { kind: CHANGE_PAYEE, payload: { ...wanted, details }, ...about }),
    };
  await save(tx, before, { details: JSON.stringify(details) });
  await call.record(tx, {
    action: CHANGE_PAYEE,
    before: { details: before.details },
    after: { details },
    ...about,
  });
  return { proposal: null };
}

export const payeeChange = proposalKind({
  kind: CHANGE_PAYEE,
  permission: 'payments.change',
  rule: { standard: 'always', floor: 'always' },
  payload: wantedPayee,
  preview: async (db, { id, details }, brandId) => {
    const before = await foundIn(db, brandId, id);
    return { before: { details: before?.details }, after: { details } };
  },
  carryOut: async (tx, { id, version, details }, { brandId }) => {
    const before = await lockChannel(tx, brandId ? [brandId] : [], { id, version }).catch(asOutdated);
    readDetails(before.kind as ChannelKind, before.way as Way, details);
    await save(tx, before, { details: JSON.stringify(details) });
    return { before: { details: before.details }, after: { details } };
  },
});

export function asOutdated(error: unknown): never {
  if (error instanceof Refusal && (error.code === 'changed_meanwhile' || error.code === 'not_found'))
    throw new Refusal('proposal_outdated');
  throw error;
}

function subjectOf({ id, code, way }: Pick<ChannelFound, 'id' | 'code' | 'way'>) {
  return { kind: 'payment-channel', id, name: `${code} ${way}` };
}

function notify(tx: Tx, brandId: string): Promise<void> {
  return notifyOps(tx, { brandId, type: 'payment_channels_changed' });
}
