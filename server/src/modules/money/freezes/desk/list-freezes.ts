import { type FreezeRow, listFreezes } from '@lanna/contract/money/freezes/ops';
import { formatMoney } from '@lanna/rules/money';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

export const freezes = opsList(
  listFreezes,
  ({ db }: ListScope) =>
    db
      .selectFrom('freezes.freeze as f')
      .innerJoin('members.account as m', 'm.id', 'f.member_id')
      .selectAll('f')
      .select('m.username'),
  {
    brand: 'f.merchant_id',
    where: { state: 'f.state' },
    search: (typed, { eb }) =>
      eb.or([eb('m.username_key', '=', typed.toLowerCase()), eb('f.case_number', '=', typed)]),
    days: 'f.begun_at',
    sorts: { at: { by: 'f.begun_at', type: 'timestamptz' } },
    id: 'f.id',
    row: (record, { brands }): FreezeRow => ({
      ...{ id: record.id, brand: brandCode(brands, record.merchant_id), version: record.version },
      member: { id: record.member_id, name: record.username ?? '' },
      ...{ vendor: record.vendor_code, caseNumber: record.case_number, reason: record.reason },
      state: record.state as FreezeRow['state'],
      ...{ asked: formatMoney(record.asked), held: formatMoney(record.held) },
      ...{ begunBy: record.begun_by_name, begunAt: record.begun_at.toISOString() },
      until: record.until.toISOString(),
      ...{ keptBy: record.kept_by_name, keptAt: record.kept_at?.toISOString() ?? null },
      ...{ endedBy: record.ended_by_name, endedAt: record.ended_at?.toISOString() ?? null },
      endReason: record.end_reason,
    }),
    file: {
      name: 'freezes',
      columns: {
        ...{ id: 'id', brand: 'brand', state: 'state', vendor: 'vendor', case: 'caseNumber' },
        member: ({ member }) => member.name,
        ...{ asked: 'asked', held: 'held', reason: 'reason', begunBy: 'begunBy', begunAt: 'begunAt' },
        ...{ until: 'until', keptBy: 'keptBy', keptAt: 'keptAt', endedBy: 'endedBy', endedAt: 'endedAt' },
      },
    },
  },
);
