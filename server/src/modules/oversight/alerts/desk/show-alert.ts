import type { AlertPage } from '@lanna/contract/oversight/alerts/ops';
import { operatorsWho } from '../../../people/operators/operators-who.ts';
import { type AlertsScope, alerts } from './list-alerts.ts';

/** One alert with what has become of it. Refuses `not_found`. */
export async function showAlert(scope: AlertsScope, id: string): Promise<AlertPage> {
  const { db } = scope;
  const { merchant_id } = await alerts.found(scope, id);
  const [row, events, deliveries, operators] = await Promise.all([
    alerts.one(scope, id),
    db
      .selectFrom('alerts.event')
      .select(['what', 'operator_name as operator', 'note', 'at'])
      .where('alert_id', '=', id)
      .orderBy('at')
      .execute(),
    db
      .selectFrom('alerts.delivery as m')
      .innerJoin('alerts.destination as d', 'd.id', 'm.destination_id')
      .select([
        'm.id',
        'd.name',
        'd.kind',
        'm.created_at',
        'm.sent_at',
        'm.attempts',
        'm.failure',
        'm.due_at',
      ])
      .where('m.alert_id', '=', id)
      .orderBy('m.created_at', 'desc')
      .limit(100)
      .execute(),
    operatorsWho(db, 'alerts.handle', merchant_id),
  ]);
  return {
    ...row,
    events: events.map(({ at, what, ...event }) => ({
      ...event,
      what: what as AlertPage['events'][number]['what'],
      at: at.toISOString(),
    })),
    deliveries: deliveries.map((delivery) => ({
      id: delivery.id,
      destination: delivery.name,
      kind: delivery.kind as AlertPage['deliveries'][number]['kind'],
      createdAt: delivery.created_at.toISOString(),
      sentAt: delivery.sent_at?.toISOString() ?? null,
      attempts: delivery.attempts,
      failure: delivery.failure,
      waits: delivery.due_at !== null,
    })),
    operators: operators.map((operator) => ({ id: operator.id, name: operator.name })),
  };
}
