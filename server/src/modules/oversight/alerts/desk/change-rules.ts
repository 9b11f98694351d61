import type { Received } from '@lanna/contract/endpoint';
import { HOUSE_ALERTS } from '@lanna/contract/oversight/alerts/alert-terms';
import type { addAlertRule as addEndpoint, RuleFields } from '@lanna/contract/oversight/alerts/ops';
import type { Selectable } from 'kysely';
import type { AlertsRule } from '../../../../platform/generated/alerts.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type AlertScope, inScope } from '../alert-scope.ts';
import { queueForRule } from '../sending/queue-messages.ts';

type Call = Pick<AnyOpsCall, 'operator' | 'record'>;

/** Adds a rule. Refuses `alert_kind_elsewhere`, and `not_found` for what waits nowhere and destinations that are not of the same owner. */
export async function addAlertRule(
  tx: Tx,
  call: Call,
  { kind, work, reason, ...fields }: Omit<Received<typeof addEndpoint>['body'], 'brand'>,
  { owner, works, now }: { owner: string | null; works: readonly OpenWork[]; now: Date },
): Promise<{ id: string }> {
  const waiting = works.find(({ key }) => key === work);
  if (work !== null && !waiting) throw new Refusal('not_found');
  const isHouse = (HOUSE_ALERTS as readonly string[]).includes(kind) || waiting?.house === true;
  if (isHouse && owner !== null) throw new Refusal('alert_kind_elsewhere');
  const id = newId();
  await tx
    .insertInto('alerts.rule')
    .values({ id, merchant_id: owner, kind, work, ...columnsOf(fields), created_at: now })
    .execute();
  const names = await chooseDestinations(tx, { id, owner }, fields.destinations);
  await call.record(tx, {
    action: 'alerts.add-rule',
    brandId: owner,
    subject: { kind: 'alert-rule', id, name: fields.name },
    after: { kind, ...(work !== null && { work }), ...factsOf(fields, names) },
    reason,
  });
  await notifyOps(tx, { brandId: owner, type: 'alert_rules_changed' });
  return { id };
}

/**
 * Changes a rule, or switches it. Where it was sent before is told in any case: who silences a rule does not do so unseen. Refuses `not_found`,
 * `changed_meanwhile`.
 */
export async function changeAlertRule(
  tx: Tx,
  call: Call,
  scope: AlertScope,
  { id, version, reason, ...fields }: RuleFields & { id: string; version: number; reason: string },
  now: Date,
): Promise<void> {
  const rule = await tx
    .selectFrom('alerts.rule')
    .selectAll()
    .where('id', '=', id)
    .where(inScope('merchant_id', scope))
    .forUpdate()
    .executeTakeFirst();
  if (!rule) throw new Refusal('not_found');
  if (rule.version !== version) throw new Refusal('changed_meanwhile');
  await queueForRule(tx, rule, {
    once: `rule ${id} ${version}`,
    alertId: null,
    payload: {
      what: 'rule',
      rule: rule.name,
      operator: call.operator.name,
      enabled: fields.enabled,
      brand: await brandCodeOf(tx, rule.merchant_id),
    },
    dueAt: now,
    now,
  });
  const before = await destinationNames(tx, id);
  await tx
    .updateTable('alerts.rule')
    .set({
      ...columnsOf(fields),
      version: version + 1,
      measured_at: null,
      // What came while it was off is not found afterwards.
      ...(fields.enabled && !rule.enabled && { cursor: null }),
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('alerts.rule_destination').where('rule_id', '=', id).execute();
  const names = await chooseDestinations(tx, { id, owner: rule.merchant_id }, fields.destinations);
  if (!fields.enabled) await closeAll(tx, id, now);
  await call.record(tx, {
    action: 'alerts.change-rule',
    brandId: rule.merchant_id,
    subject: { kind: 'alert-rule', id, name: fields.name },
    before: factsOf(fieldsOf(rule), before),
    after: factsOf(fields, names),
    reason,
  });
  await notifyOps(tx, { brandId: rule.merchant_id, type: 'alert_rules_changed' });
  await notifyOps(tx, { brandId: rule.merchant_id, type: 'alerts_changed' });
}

async function closeAll(tx: Tx, ruleId: string, now: Date): Promise<void> {
  await tx.deleteFrom('alerts.alert').where('rule_id', '=', ruleId).where('state', '=', 'pending').execute();
  const closed = await tx
    .updateTable('alerts.alert')
    .set(({ eb }) => ({ state: 'closed', closed_at: now, version: eb('version', '+', 1) }))
    .where('rule_id', '=', ruleId)
    .where('state', '<>', 'closed')
    .returning('id')
    .execute();
  for (const { id } of closed)
    await tx
      .insertInto('alerts.event')
      .values({ id: newId(), alert_id: id, what: 'closed', operator_name: null, at: now })
      .execute();
}

/** Only what has the same owner: else figures of one brand would go where another's operators have decided. Gives their names. */
async function chooseDestinations(
  tx: Tx,
  { id, owner }: { id: string; owner: string | null },
  wanted: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return [];
  const found = await tx
    .selectFrom('alerts.destination')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('merchant_id', owner === null ? 'is' : '=', owner)
    .orderBy('name')
    .execute();
  if (found.length !== ids.length) throw new Refusal('not_found');
  await tx
    .insertInto('alerts.rule_destination')
    .values(ids.map((destination_id) => ({ rule_id: id, destination_id })))
    .execute();
  return found.map(({ name }) => name);
}

async function destinationNames(tx: Tx, ruleId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('alerts.rule_destination as r')
    .innerJoin('alerts.destination as d', 'd.id', 'r.destination_id')
    .where('r.rule_id', '=', ruleId)
    .orderBy('d.name')
    .select('d.name')
    .execute();
  return rows.map(({ name }) => name);
}

async function brandCodeOf(tx: Tx, merchantId: string | null): Promise<string | null> {
  if (merchantId === null) return null;
  const { code } = await tx
    .selectFrom('brands.brand')
    .select('code')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return code;
}

type Terms = Omit<RuleFields, 'destinations'>;

function columnsOf({ name, threshold, forMinutes, repeatMinutes, quiet, enabled }: Terms) {
  return {
    ...{ name, threshold, enabled },
    for_minutes: forMinutes,
    repeat_minutes: repeatMinutes,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.until ?? null,
  };
}

function fieldsOf(row: Selectable<AlertsRule>): Terms {
  const { quiet_from: from, quiet_to: until } = row;
  return {
    ...{ name: row.name, threshold: row.threshold, enabled: row.enabled },
    forMinutes: row.for_minutes,
    repeatMinutes: row.repeat_minutes,
    quiet: from === null || until === null ? null : { from, until },
  };
}

function factsOf(
  { name, threshold, forMinutes, repeatMinutes, quiet, enabled }: Terms,
  destinations: string[],
) {
  return {
    ...{ name, threshold, forMinutes, repeatMinutes, enabled },
    quietHours: quiet ? `${clock(quiet.from)}–${clock(quiet.until)}` : null,
    destinations: destinations.join(', '),
  };
}

function clock(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
