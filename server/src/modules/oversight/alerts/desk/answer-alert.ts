import type { Selectable } from 'kysely';
import type { AlertsAlert } from '../../../../platform/generated/alerts.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { operatorWho } from '../../../people/operators/operators-who.ts';
import { type AlertScope, inScope } from '../alert-scope.ts';

type Call = Pick<AnyOpsCall, 'operator' | 'record'>;
interface Answered {
  id: string;
  version: number;
  note: string;
  now: Date;
}

/** Says that the operator has an alert in hand: nothing more is sent of it. Refuses `not_found`, `changed_meanwhile`. */
export async function acknowledgeAlert(
  tx: Tx,
  call: Call,
  scope: AlertScope,
  { now, ...answered }: Answered,
): Promise<void> {
  const alert = await lock(tx, scope, answered);
  const { id, name } = call.operator;
  await tx
    .updateTable('alerts.alert')
    .set({
      state: 'acknowledged',
      acknowledged_by: name,
      handler_id: alert.handler_id ?? id,
      handler_name: alert.handler_name ?? name,
      version: alert.version + 1,
    })
    .where('id', '=', alert.id)
    .execute();
  await end(tx, call, alert, {
    what: 'acknowledged',
    action: 'alerts.acknowledge',
    note: answered.note,
    now,
  });
}

/** Hands an alert over to an operator who may handle it. Refuses `not_found`, also for such an operator who does not exist, and `changed_meanwhile`. */
export async function handOverAlert(
  tx: Tx,
  call: Call,
  scope: AlertScope,
  { operatorId, now, ...answered }: Answered & { operatorId: string },
): Promise<void> {
  const alert = await lock(tx, scope, answered);
  const to = await operatorWho(tx, 'alerts.handle', alert.merchant_id, operatorId);
  if (!to) throw new Refusal('not_found');
  await tx
    .updateTable('alerts.alert')
    .set({ handler_id: to.id, handler_name: to.name, version: alert.version + 1 })
    .where('id', '=', alert.id)
    .execute();
  const note = [to.name, answered.note].filter((part) => part !== '').join(': ');
  await end(tx, call, alert, { what: 'handed', action: 'alerts.hand-over', note, now, handler: to.name });
}

async function lock(
  tx: Tx,
  scope: AlertScope,
  { id, version }: { id: string; version: number },
): Promise<Selectable<AlertsAlert>> {
  const alert = await tx
    .selectFrom('alerts.alert')
    .selectAll()
    .where('id', '=', id)
    .where(inScope('merchant_id', scope))
    .forUpdate()
    .executeTakeFirst();
  if (!alert) throw new Refusal('not_found');
  if (alert.version !== version || alert.state === 'closed') throw new Refusal('changed_meanwhile');
  return alert;
}

async function end(
  tx: Tx,
  call: Call,
  alert: Selectable<AlertsAlert>,
  {
    what,
    action,
    note,
    now,
    handler,
  }: { what: 'acknowledged' | 'handed'; action: string; note: string; now: Date; handler?: string },
): Promise<void> {
  await tx
    .insertInto('alerts.event')
    .values({ id: newId(), alert_id: alert.id, what, operator_name: call.operator.name, note, at: now })
    .execute();
  await call.record(tx, {
    action,
    brandId: alert.merchant_id,
    subject: { kind: 'alert', id: alert.id, name: alert.subject },
    before: { state: alert.state, ...(handler !== undefined && { handler: alert.handler_name }) },
    after: handler === undefined ? { state: 'acknowledged' } : { state: alert.state, handler },
    ...(note !== '' && { reason: note }),
  });
  await notifyOps(tx, { brandId: alert.merchant_id, type: 'alerts_changed' });
}
