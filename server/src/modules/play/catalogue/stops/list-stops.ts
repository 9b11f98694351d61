import { listStops, type StopRow } from '@lanna/contract/play/catalogue/ops';
import { sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { FileAnswer } from '../../../../platform/ops/ops-route.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import type { StopKind } from './stop.ts';

/** What is or was stopped at brands of the scope, or at every brand. */
export const stops = opsList(
  listStops,
  ({ db, brandIds }: At<ListScope & { session: OperatorSession }>) =>
    db
      .selectFrom('catalogue.stop as s')
      .leftJoin('brands.brand as m', 'm.id', 's.merchant_id')
      .select([
        's.id',
        's.kind',
        's.subject_id',
        's.subject_name',
        's.reason',
        's.started_at',
        's.started_by_name',
        's.ended_at',
        's.ended_by_name',
        's.end_reason',
        'm.code as brand',
      ])
      .where((eb) => eb.or([eb('s.merchant_id', 'is', null), eb('s.merchant_id', 'in', brandIds)])),
  {
    // A stop at every brand has none: the query holds itself to the scope.
    brand: null,
    where: {
      kind: 's.kind',
      state: (state, { eb }) => eb('s.ended_at', state === 'in-force' ? 'is' : 'is not', null),
    },
    search: (typed) => sql<boolean>`s.subject_name ilike ${`%${likePrefix(typed)}`}`,
    sorts: { startedAt: { by: 's.started_at', type: 'timestamptz' } },
    id: 's.id',
    row: (record, { session }): StopRow => ({
      id: record.id,
      kind: record.kind as StopKind,
      brand: record.brand,
      subject: { id: record.subject_id, name: record.subject_name },
      reason: record.reason,
      startedAt: record.started_at.toISOString(),
      startedBy: record.started_by_name,
      endedAt: record.ended_at?.toISOString() ?? null,
      endedBy: record.ended_by_name,
      endReason: record.end_reason,
      mayEnd: record.ended_at === null && (record.brand !== null || session.house.has('catalogue.stop')),
    }),
    file: {
      name: 'stops',
      columns: {
        kind: 'kind',
        brand: ({ brand }) => brand ?? 'every brand',
        subject: ({ subject }) => subject.name,
        reason: 'reason',
        started: 'startedAt',
        by: 'startedBy',
        ended: 'endedAt',
        'ended by': 'endedBy',
        'reason of the end': 'endReason',
      },
    },
  },
);

/** The heading of the file calls both operators alike. */
export function stopsFile(...asked: Parameters<typeof stops.file>): FileAnswer {
  const { header, ...file } = stops.file(...asked);
  return { ...file, header: header.map((head) => (head === 'ended by' ? 'by' : head)) };
}
