import { type AlertRow, listAlerts } from '@lanna/contract/oversight/alerts/ops';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { type AlertScope, inScope } from '../alert-scope.ts';

export type AlertsScope = ListScope & { scope: AlertScope };

export const alerts = opsList(
  listAlerts,
  ({ db, scope }: AlertsScope) =>
    db
      .selectFrom('alerts.alert as a')
      .innerJoin('alerts.rule as r', 'r.id', 'a.rule_id')
      .leftJoin('brands.brand as b', 'b.id', 'a.merchant_id')
      .where(inScope('a.merchant_id', scope))
      .selectAll('a')
      .select(['r.name as rule_name', 'r.kind', 'r.work', 'r.threshold', 'b.code as brand']),
  {
    // Held by its query: what is the house's has no brand.
    brand: null,
    where: {
      state: (state, { eb }) =>
        state === 'under_way' ? eb('a.state', 'in', ['open', 'acknowledged']) : eb('a.state', '=', state),
      kind: 'r.kind',
    },
    sorts: { since: { by: 'a.since', type: 'timestamptz' } },
    id: 'a.id',
    row: (record): AlertRow => ({
      id: record.id,
      brand: record.brand,
      rule: { id: record.rule_id, name: record.rule_name },
      kind: record.kind as AlertRow['kind'],
      work: record.work,
      threshold: record.threshold,
      facts: { ...(record.facts as Record<string, string>), subject: record.subject },
      state: record.state as AlertRow['state'],
      times: Number(record.times),
      since: record.since.toISOString(),
      lastSeenAt: record.last_seen_at.toISOString(),
      closedAt: record.closed_at?.toISOString() ?? null,
      acknowledgedBy: record.acknowledged_by,
      handler: record.handler_name,
      sends: record.sends,
      nextSendAt: record.state === 'open' ? (record.next_send_at?.toISOString() ?? null) : null,
      version: record.version,
    }),
  },
);
