import { listAlerts } from '@lanna/contract/money/vendor-wallet/ops';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { type AlertScope, alertRows, showAlert } from '../internal/alert-rows.ts';

export const walletAlerts = opsList(
  listAlerts,
  ({ db, brandIds, ofHouse }: At<ListScope & Pick<AlertScope, 'ofHouse'>>) =>
    alertRows(db, { brandIds, ofHouse }),
  {
    // Held by its query: those of the house have no brand.
    brand: null,
    where: {
      state: (state, { eb }) =>
        state === 'closed'
          ? eb('a.closed_at', 'is not', null)
          : eb('a.closed_at', 'is', null).and('a.acknowledged_at', state === 'open' ? 'is' : 'is not', null),
      kind: 'a.kind',
      vendor: 'v.code',
    },
    sorts: { at: { by: 'a.last_at', type: 'timestamptz' } },
    id: 'a.id',
    idType: 'bigint',
    row: showAlert,
    file: {
      name: 'wallet-alerts',
      columns: {
        id: 'id',
        kind: 'kind',
        state: 'state',
        brand: 'brand',
        vendor: 'vendor',
        member: ({ member }) => member?.name ?? null,
        subject: 'subject',
        facts: ({ facts }) => JSON.stringify(facts),
        times: 'times',
        raised_at: 'raisedAt',
        last_at: 'lastAt',
        acknowledged_by: 'acknowledgedBy',
        note: 'note',
      },
    },
  },
);
