import { listTransfers } from '@lanna/contract/money/transfers/ops';
import { sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { opsTransferRows, showTransferRow } from './ops-transfer-rows.ts';

/** What a person has to look at. */
export const ATTENTION = sql<boolean>`(t.state = 'sending' and t.unclear_at is not null
  or t.contradicted_at is not null and t.contradiction_seen_at is null)`;

/** Transfers of the brands' members, for operators. */
export const opsTransfers = opsList(
  listTransfers,
  ({ db, brandIds }: At<ListScope>) => opsTransferRows(db, brandIds),
  {
    // Held by `opsTransferRows`, as everywhere else.
    brand: null,
    where: {
      state: (state, { eb }) => (state === 'attention' ? ATTENTION : eb('t.state', '=', state)),
      kind: 't.kind',
      vendor: 'v.code',
      member: 't.member_id',
    },
    search: {
      ids: ['t.id'],
      text: (typed, { eb }) => eb('m.username_key', 'like', likePrefix(typed.toLowerCase())),
    },
    days: 't.created_at',
    sorts: {
      at: { by: 't.created_at', type: 'timestamptz' },
      amount: { by: 't.amount', type: 'bigint' },
    },
    id: 't.id',
    row: (record, { brands }) => showTransferRow(record, brands),
    file: {
      name: 'transfers',
      columns: {
        id: 'id',
        at: 'createdAt',
        brand: 'brand',
        kind: 'kind',
        state: 'state',
        reason: 'reason',
        member: ({ member }) => member.name,
        vendor_or_agent: 'other',
        amount: 'amount',
        currency: 'currency',
        ended: 'endedAt',
        attention: 'attention',
      },
    },
  },
);
