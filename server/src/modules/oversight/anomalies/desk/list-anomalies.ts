import { type AnomalyRow, listAnomalies } from '@lanna/contract/oversight/anomalies/ops';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

export const anomalies = opsList(
  listAnomalies,
  ({ db }: ListScope) =>
    db
      .selectFrom('anomalies.finding as f')
      .innerJoin('members.account as a', 'a.id', 'f.agent_id')
      .innerJoin('members.account as m', 'm.id', 'f.member_id')
      .innerJoin('members.account as o', 'o.id', 'f.other_id')
      .selectAll('f')
      .select(['a.username as agent_name', 'm.username as member_name', 'o.username as other_name']),
  {
    brand: 'f.merchant_id',
    where: { state: 'f.state', kind: 'f.kind' },
    search: (typed, { eb }) =>
      eb.or([
        eb('m.username_key', '=', typed.toLowerCase()),
        eb('o.username_key', '=', typed.toLowerCase()),
        eb('a.username_key', '=', typed.toLowerCase()),
      ]),
    sorts: { at: { by: 'f.first_seen', type: 'timestamptz' } },
    id: 'f.id',
    row: (record, { brands }): AnomalyRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      kind: record.kind as AnomalyRow['kind'],
      agent: { id: record.agent_id, name: record.agent_name },
      member: { id: record.member_id, name: record.member_name },
      other: { id: record.other_id, name: record.other_name },
      signals: record.signals as AnomalyRow['signals'],
      firstSeen: record.first_seen.toISOString(),
      lastSeen: record.last_seen.toISOString(),
      state: record.state as AnomalyRow['state'],
      reason: record.reason,
      decidedBy: record.decided_by,
      decidedAt: record.decided_at?.toISOString() ?? null,
      version: record.version,
    }),
  },
);
