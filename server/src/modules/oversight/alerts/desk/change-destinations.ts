import type { Received } from '@lanna/contract/endpoint';
import { OUTWARD_KINDS, type OutwardKind } from '@lanna/contract/oversight/alerts/alert-terms';
import type * as contract from '@lanna/contract/oversight/alerts/ops';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AlertsDestination } from '../../../../platform/generated/alerts.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { operatorWho } from '../../../people/operators/operators-who.ts';
import { type AlertScope, inScope } from '../alert-scope.ts';
import { checkOutward, fingerprintOf, openSecret, sealSecret } from '../sending/destination-secret.ts';
import { queueFor } from '../sending/queue-messages.ts';

type Call = Pick<AnyOpsCall, 'operator' | 'record' | 'propose'>;
type Row = Selectable<AlertsDestination>;
type Done = { id: string; proposal: string | null };

/** What leads out of the house waits for a second operator, always: an address of one's own would be sent the house's figures. */
const ADD = 'alerts.add-destination';
const CHANGE = 'alerts.change-destination';
const OPEN = 'alerts.open-destination';

const language = z.enum(['EN', 'TH']);
/** The secret travels sealed, for the row that it will stand in. */
const added = z.object({
  id: z.uuid(),
  kind: z.enum(OUTWARD_KINDS),
  name: z.string(),
  language,
  address: z.string(),
  secret: z.string(),
  fingerprint: z.string(),
});
const changed = added.omit({ kind: true, secret: true, fingerprint: true }).extend({
  version: z.int(),
  secret: z.string().nullable(),
  fingerprint: z.string().nullable(),
});
const opened = z.object({ id: z.uuid(), version: z.int() });

/** Adds the mail of an operator, at once: its address is the account's own. Refuses `alert_operator_unreachable`. */
export async function addMail(
  tx: Tx,
  call: Call,
  {
    name,
    language,
    operator: operatorId,
    reason,
  }: Omit<Received<typeof contract.addAlertMail>['body'], 'brand'>,
  { owner, now }: { owner: string | null; now: Date },
): Promise<{ id: string }> {
  const operator = await operatorWho(tx, 'alerts.read', owner, operatorId);
  if (!operator?.email) throw new Refusal('alert_operator_unreachable');
  const id = newId();
  const whose = { operator_id: operator.id, operator_name: operator.name };
  const row = { kind: 'mail', name, language, ...whose, address: null, secret: null };
  await insert(tx, { id, merchant_id: owner, ...row, created_at: now });
  await call.record(tx, {
    action: 'alerts.add-mail',
    brandId: owner,
    subject: { kind: 'alert-destination', id, name },
    after: { kind: 'mail', name, language, operator: operator.name, enabled: true },
    reason,
  });
  return { id };
}

/** Proposes where alerts go out of the house. Refuses `alert_address_refused`, `alert_secret_unusable`. */
export async function addDestination(
  tx: Tx,
  call: Call,
  { reason, ...to }: Omit<Received<typeof contract.addAlertDestination>['body'], 'brand'>,
  { owner, secrets }: { owner: string | null; secrets: SecretBox },
): Promise<Done> {
  checkOutward(to.kind, to);
  const id = newId();
  const payload = {
    ...{ ...to, id },
    secret: sealSecret(secrets, id, to.secret),
    fingerprint: fingerprintOf(to.secret),
  };
  const subject = { kind: 'alert-destination', id, name: to.name };
  return { id, proposal: await call.propose(tx, { kind: ADD, brandId: owner, subject, payload, reason }) };
}

/** Changes what leads out of the house, as a proposal. Refuses `not_found`, `changed_meanwhile`, and what an addition refuses. */
export async function changeDestination(
  tx: Tx,
  call: Call,
  scope: AlertScope,
  {
    id,
    version,
    name,
    language,
    address,
    secret,
    reason,
  }: Received<typeof contract.changeAlertDestination>['body'] & { id: string },
  secrets: SecretBox,
): Promise<Done> {
  const row = await lock(tx, { id, version }, inScope('merchant_id', scope));
  // Mail and browsers have no address to change.
  if (!isOutward(row)) throw new Refusal('not_found');
  checkOutward(row.kind, { address, secret });
  const payload = {
    ...{ id, version, name, language, address },
    secret: secret === undefined ? null : sealSecret(secrets, id, secret),
    fingerprint: secret === undefined ? null : fingerprintOf(secret),
  };
  const subject = { kind: 'alert-destination', id, name: row.name };
  const proposal = { kind: CHANGE, brandId: row.merchant_id, subject, payload, reason };
  return { id, proposal: await call.propose(tx, proposal) };
}

/** Sends nothing there at once; sends there again at once to an operator, elsewhere as a proposal. Refuses `not_found`, `changed_meanwhile`. */
export async function switchDestination(
  tx: Tx,
  call: Call,
  scope: AlertScope,
  { id, version, enabled, reason }: { id: string; version: number; enabled: boolean; reason: string },
): Promise<Done> {
  const row = await lock(tx, { id, version }, inScope('merchant_id', scope));
  const about = {
    brandId: row.merchant_id,
    subject: { kind: 'alert-destination', id, name: row.name },
    reason,
  };
  if (enabled && !row.enabled && isOutward(row))
    return { id, proposal: await call.propose(tx, { kind: OPEN, payload: { id, version }, ...about }) };
  await update(tx, row, { enabled });
  await call.record(tx, {
    action: 'alerts.switch-destination',
    ...about,
    before: { enabled: row.enabled },
    after: { enabled },
  });
  return { id, proposal: null };
}

/** Sends a message without any figure there. Refuses `not_found`, also for what is switched off. */
export async function testDestination(
  tx: Tx,
  call: Call,
  scope: AlertScope,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const row = await lock(tx, { id }, inScope('merchant_id', scope));
  if (!row.enabled) throw new Refusal('not_found');
  await queueFor(tx, id, {
    once: `test ${newId()}`,
    alertId: null,
    payload: { what: 'test', brand: null },
    dueAt: now,
    now,
  });
  await call.record(tx, {
    action: 'alerts.test-destination',
    brandId: row.merchant_id,
    subject: { kind: 'alert-destination', id, name: row.name },
  });
}

/** The caller's own browser: kept as a destination of that operator. Refuses `push_service_unknown`. */
export async function addBrowser(
  tx: Tx,
  call: Call,
  {
    endpoint,
    p256dh,
    auth,
    name,
    language,
  }: Omit<Received<typeof contract.addAlertBrowser>['body'], 'brand'>,
  {
    owner,
    isPushService,
    secrets,
    now,
  }: { owner: string | null; isPushService(address: string): boolean; secrets: SecretBox; now: Date },
): Promise<{ id: string }> {
  if (!isPushService(endpoint)) throw new Refusal('push_service_unknown');
  const id = newId();
  const secret = sealSecret(secrets, id, JSON.stringify({ endpoint, p256dh, auth }));
  const whose = { operator_id: call.operator.id, operator_name: call.operator.name };
  const row = { kind: 'web_push', name, language, ...whose, address: null, secret };
  await insert(tx, { id, merchant_id: owner, ...row, created_at: now });
  await call.record(tx, {
    action: 'alerts.add-browser',
    brandId: owner,
    subject: { kind: 'alert-destination', id, name },
    after: { kind: 'web_push', name, language, enabled: true },
  });
  return { id };
}

export function destinationProposals(secrets: SecretBox): ProposalKind[] {
  return [
    proposalKind({
      kind: ADD,
      permission: 'alerts.change',
      payload: added,
      preview: async (_db, wanted) => ({ after: { ...factsOf(wanted), kind: wanted.kind, enabled: true } }),
      carryOut: async (tx, { fingerprint, ...wanted }, { brandId, now }) => {
        checkOutward(wanted.kind, wanted);
        await insert(tx, {
          ...wanted,
          merchant_id: brandId,
          operator_id: null,
          operator_name: null,
          created_at: now,
        });
        return { after: { ...factsOf({ ...wanted, fingerprint }), kind: wanted.kind, enabled: true } };
      },
    }),
    proposalKind({
      kind: CHANGE,
      permission: 'alerts.change',
      payload: changed,
      preview: async (db, wanted) => {
        const row = await rowOf(db, wanted.id);
        return { ...(row && { before: factsOf(known(secrets, row)) }), after: factsOf(wanted) };
      },
      carryOut: async (tx, { id, version, name, language, address, secret, fingerprint }) => {
        const row = await lockProposed(tx, { id, version });
        checkOutward(row.kind, { address });
        const before = factsOf(known(secrets, row));
        await update(tx, row, { name, language, address, ...(secret !== null && { secret }) });
        return { before, after: factsOf({ name, language, address, fingerprint }) };
      },
    }),
    proposalKind({
      kind: OPEN,
      permission: 'alerts.change',
      payload: opened,
      preview: async (db, { id }) => {
        const row = await rowOf(db, id);
        return row
          ? { before: { enabled: row.enabled }, after: { ...factsOf(known(secrets, row)), enabled: true } }
          : {};
      },
      carryOut: async (tx, wanted) => {
        const row = await lockProposed(tx, wanted);
        await update(tx, row, { enabled: true });
        const facts = factsOf(known(secrets, row));
        return { before: { ...facts, enabled: row.enabled }, after: { ...facts, enabled: true } };
      },
    }),
  ];
}

interface Shown {
  name: string;
  language: string;
  address: string;
  fingerprint: string | null;
}

/** What two operators decide about; a secret by its fingerprint, and left out where it stays. */
function factsOf({ name, language, address, fingerprint }: Shown) {
  return { name, language, address, ...(fingerprint !== null && { secretFingerprint: fingerprint }) };
}

function known(secrets: SecretBox, row: Row): Shown {
  const { name, language, address } = row;
  return { name, language, address: address ?? '', fingerprint: fingerprintOf(openSecret(secrets, row)) };
}

type Outward = Row & { kind: OutwardKind };

function isOutward(row: Row): row is Outward {
  return (OUTWARD_KINDS as readonly string[]).includes(row.kind);
}

async function insert(
  tx: Tx,
  row: Pick<
    Row,
    | 'id'
    | 'merchant_id'
    | 'kind'
    | 'name'
    | 'language'
    | 'operator_id'
    | 'operator_name'
    | 'address'
    | 'secret'
    | 'created_at'
  >,
): Promise<void> {
  await tx
    .insertInto('alerts.destination')
    .values({ ...row, enabled: true })
    .execute();
  await notifyOps(tx, { brandId: row.merchant_id, type: 'alert_rules_changed' });
}

async function update(
  tx: Tx,
  row: Row,
  set: Partial<Pick<Row, 'name' | 'language' | 'address' | 'secret' | 'enabled'>>,
): Promise<void> {
  await tx
    .updateTable('alerts.destination')
    .set({ ...set, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await notifyOps(tx, { brandId: row.merchant_id, type: 'alert_rules_changed' });
}

function rowOf(db: Queryable, id: string) {
  return db.selectFrom('alerts.destination').selectAll().where('id', '=', id).executeTakeFirst();
}

async function lock(
  tx: Tx,
  { id, version }: { id: string; version?: number },
  scope: ReturnType<typeof inScope>,
): Promise<Row> {
  const row = await tx
    .selectFrom('alerts.destination')
    .selectAll()
    .where('id', '=', id)
    .where(scope)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  if (version !== undefined && row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

/** What both have seen is what stands there; else the proposal is outdated. */
async function lockProposed(tx: Tx, { id, version }: { id: string; version: number }): Promise<Outward> {
  const row = await tx
    .selectFrom('alerts.destination')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.version !== version || !isOutward(row)) throw new Refusal('proposal_outdated');
  return row;
}
