import { type GatewayFields, gatewayFields } from '@lanna/contract/money/payments/gateway-ops';
import { z } from 'zod';
import { isCallableAddress } from '../../../../platform/guard/guarded-address.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import { isUsableKey } from '../../../../platform/sealing/signed-body.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { keepOpeningPoints } from '../../../house/brands/keep-opening-points.ts';
import { asOutdated } from '../channels/change-channel.ts';
import { channelPoints } from '../channels/opening-points.ts';
import { keyFingerprint } from './show-gateway.ts';

type Call = Pick<AnyOpsCall, 'record' | 'mustBeProposed' | 'propose'>;
/** Whether gateways within the private network may be called. */
type Rules = { privateGateways: boolean };

export const ADD_GATEWAY = 'payments.add-gateway';
const wantedGateway = z.object({ code: z.string(), fields: gatewayFields });

/**
 * Proposes a gateway: what its key signs is believed about money from the moment it is there. Refuses `gateway_code_taken`,
 * `gateway_address_refused`, `gateway_key_unusable`.
 */
export async function addGateway(
  tx: Tx,
  call: Call,
  { code, reason, ...form }: GatewayFields & { code: string; reason: string },
  { now, ...rules }: Rules & { now: Date },
): Promise<{ code: string; proposal: string | null }> {
  const fields = checked(form, rules);
  if (await gatewayRow(tx, code)) throw new Refusal('gateway_code_taken');
  const about = { brandId: null, subject: { kind: 'gateway', id: code, name: fields.name }, reason };
  if (await call.mustBeProposed(tx, ADD_GATEWAY)) {
    const payload = { code, fields } satisfies z.input<typeof wantedGateway>;
    return { code, proposal: await call.propose(tx, { kind: ADD_GATEWAY, payload, ...about }) };
  }
  const after = await insert(tx, { code, fields, now });
  await call.record(tx, { action: ADD_GATEWAY, ...about, after });
  return { code, proposal: null };
}

async function insert(tx: Tx, { code, fields, now }: { code: string; fields: GatewayFields; now: Date }) {
  const added = await tx
    .insertInto('payments.gateway')
    .values({ id: newId(), code, ...columnsOf(fields), created_at: now })
    .onConflict((oc) => oc.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('gateway_code_taken');
  await notify(tx);
  return { ...factsOf(fields), enabled: true };
}

export function gatewayAddition(rules: Rules): ProposalKind {
  return proposalKind({
    kind: ADD_GATEWAY,
    permission: 'payments.change',
    rule: { standard: 'always', floor: 'always' },
    payload: wantedGateway,
    preview: async (_db, { fields }) => ({ after: { ...factsOf(fields), enabled: true } }),
    carryOut: async (tx, { code, fields }, { now }) => ({
      after: await insert(tx, { code, fields: checked(fields, rules), now }),
    }),
  });
}

export const CHANGE_GATEWAY = 'payments.change-gateway';
const wantedChange = wantedGateway.extend({ version: z.int() });

/**
 * Changes a gateway's record, at once or as a proposal; its next call and event are checked by it, within a second. Refuses `not_found`,
 * `changed_meanwhile`, `gateway_address_refused`, `gateway_key_unusable`.
 */
export async function changeGateway(
  tx: Tx,
  call: Call,
  { code, version, reason, ...form }: GatewayFields & { code: string; version: number; reason: string },
  rules: Rules,
): Promise<{ proposal: string | null }> {
  const before = await lockGateway(tx, { code, version });
  const fields = checked(form, rules);
  const about = { brandId: null, subject: { kind: 'gateway', id: code, name: before.name }, reason };
  if (await call.mustBeProposed(tx, CHANGE_GATEWAY))
    return {
      proposal: await call.propose(tx, {
        kind: CHANGE_GATEWAY,
        payload: { code, version, fields },
        ...about,
      }),
    };
  const changed = await save(tx, before, fields);
  await call.record(tx, { action: CHANGE_GATEWAY, ...about, ...changed });
  return { proposal: null };
}

export function gatewayChange(rules: Rules): ProposalKind {
  return proposalKind({
    kind: CHANGE_GATEWAY,
    permission: 'payments.change',
    rule: { standard: 'always', floor: 'always' },
    payload: wantedChange,
    preview: async (db, { code, fields }) => {
      const before = await gatewayRow(db, code);
      return { ...(before ? { before: factsOf(fieldsOf(before)) } : {}), after: factsOf(fields) };
    },
    carryOut: async (tx, { code, version, fields }) => {
      const before = await lockGateway(tx, { code, version }).catch(asOutdated);
      return save(tx, before, checked(fields, rules));
    },
  });
}

export const OPEN_GATEWAY = 'payments.open-gateway';
const wantedOpening = z.object({ code: z.string(), version: z.int() });

/**
 * Switches a gateway off at once; on as a proposal. Refuses `not_found`, `changed_meanwhile`, and `opening_point_kept` where a brand open
 * for real money has no other.
 */
export async function switchGateway(
  tx: Tx,
  call: Call,
  { code, version, enabled, reason }: { code: string; version: number; enabled: boolean; reason: string },
): Promise<{ proposal: string | null }> {
  const before = await lockGateway(tx, { code, version });
  const about = { brandId: null, subject: { kind: 'gateway', id: code, name: before.name }, reason };
  if (enabled && !before.enabled && (await call.mustBeProposed(tx, OPEN_GATEWAY)))
    return {
      proposal: await call.propose(tx, { kind: OPEN_GATEWAY, payload: { code, version }, ...about }),
    };
  const brands = await tx
    .selectFrom('payments.channel')
    .select('merchant_id')
    .distinct()
    .where('gateway_id', '=', before.id)
    .execute();
  const merchantIds = brands.map(({ merchant_id }) => merchant_id);
  await keepOpeningPoints(tx, merchantIds, [channelPoints], () => setEnabled(tx, before, enabled));
  await call.record(tx, {
    action: 'payments.switch-gateway',
    ...about,
    before: { enabled: before.enabled },
    after: { enabled },
  });
  return { proposal: null };
}

async function setEnabled(tx: Tx, before: Row, enabled: boolean): Promise<void> {
  await tx
    .updateTable('payments.gateway')
    .set({ enabled, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute();
  await notify(tx);
}

export const gatewayOpening = proposalKind({
  kind: OPEN_GATEWAY,
  permission: 'payments.change',
  rule: { standard: 'always', floor: 'always' },
  payload: wantedOpening,
  preview: async (db, { code }) => {
    const before = await gatewayRow(db, code);
    if (!before) return {};
    return { before: { enabled: before.enabled }, after: { ...factsOf(fieldsOf(before)), enabled: true } };
  },
  carryOut: async (tx, wanted) => {
    const before = await lockGateway(tx, wanted).catch(asOutdated);
    await setEnabled(tx, before, true);
    const facts = factsOf(fieldsOf(before));
    return { before: { ...facts, enabled: before.enabled }, after: { ...facts, enabled: true } };
  },
});

function checked(form: GatewayFields, { privateGateways }: Rules): GatewayFields {
  const fields = { ...form, baseUrl: form.baseUrl.replace(/\/+$/, '') };
  if (!isCallableAddress(fields.baseUrl, { privateToo: privateGateways }))
    throw new Refusal('gateway_address_refused');
  if (!isUsableKey(fields.publicKey)) throw new Refusal('gateway_key_unusable');
  return fields;
}

function columnsOf({ name, baseUrl, publicKey, signatureHeader, timeoutMs }: GatewayFields) {
  return {
    ...{ name, base_url: baseUrl, public_key: publicKey },
    ...{ signature_header: signatureHeader, timeout_ms: timeoutMs },
  };
}

/** A key by its fingerprint. */
function factsOf({ publicKey, ...fields }: GatewayFields) {
  return { ...fields, key: keyFingerprint(publicKey) };
}

type Row = NonNullable<Awaited<ReturnType<typeof gatewayRow>>>;

function fieldsOf(row: Row): GatewayFields {
  return {
    ...{ name: row.name, baseUrl: row.base_url, publicKey: row.public_key },
    ...{ signatureHeader: row.signature_header, timeoutMs: row.timeout_ms },
  };
}

function gatewayRow(db: Queryable, code: string) {
  return db.selectFrom('payments.gateway').selectAll().where('code', '=', code).executeTakeFirst();
}

async function lockGateway(tx: Tx, { code, version }: { code: string; version: number }): Promise<Row> {
  const row = await tx
    .selectFrom('payments.gateway')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  if (row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

async function save(tx: Tx, before: Row, fields: GatewayFields) {
  await tx
    .updateTable('payments.gateway')
    .set({ ...columnsOf(fields), version: before.version + 1 })
    .where('id', '=', before.id)
    .execute();
  await notify(tx);
  return { before: factsOf(fieldsOf(before)), after: factsOf(fields) };
}

function notify(tx: Tx): Promise<void> {
  return notifyOps(tx, { brandId: null, type: 'payment_channels_changed' });
}
