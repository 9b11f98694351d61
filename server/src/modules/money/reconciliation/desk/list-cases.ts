import { listMoneyCases } from '@lanna/contract/money/reconciliation/case-ops';
import { sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { type CaseScope, caseRow, casesOf, differenceOf } from './money-case.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Scope = ListScope & Pick<CaseScope, 'ofHouse'> & { operator: { name: string } };

export const moneyCases = opsList(
  listMoneyCases,
  ({ db, brandIds, ofHouse }: At<Scope>) => casesOf(db, { brandIds, ofHouse }),
  {
    // Held by its query: those of the house have no brand.
    brand: null,
    where: {
      state: (state, { eb }) => eb('k.state', 'in', state === 'waiting' ? ['open', 'proposed'] : [state]),
      kind: 'k.kind',
      channel: 'k.channel_code',
      taken: (taken, { eb, operator }) =>
        taken === 'me' ? eb('k.taken_by', '=', operator.name) : eb('k.taken_by', 'is', null),
    },
    search: (typed, { eb }) =>
      eb.or([
        ...(UUID.test(typed) ? [eb('k.id', '=', typed), eb('k.subject', '=', typed)] : []),
        sql<boolean>`position(lower(${typed}) in lower(coalesce(k.facts->>'external', ''))) > 0`,
      ]),
    days: 'k.opened_at',
    sorts: {
      at: { by: 'k.opened_at', type: 'timestamptz' },
      since: { by: 'k.since', type: 'timestamptz' },
    },
    id: 'k.id',
    row: (record, { brands }) => caseRow(record, brands),
    file: {
      name: 'money-cases',
      columns: {
        id: 'id',
        brand: 'brand',
        kind: 'kind',
        state: 'state',
        channel: 'channel',
        way: 'way',
        currency: 'currency',
        booked: (_, { booked }) => booked,
        told: (_, { told }) => told,
        difference: ({ difference }, record) => (difference === null ? null : differenceOf(record)),
        since: 'since',
        opened: 'openedAt',
        taken_by: 'takenBy',
        decision: 'decision',
        closed: 'closedAt',
        closed_by: 'closedBy',
      },
    },
  },
);
