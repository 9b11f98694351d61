import { listPaymentChannels } from '@lanna/contract/money/payments/channel-ops';
import { sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { channelsOf, showChannel } from '../internal/channel-rows.ts';

export const opsChannels = opsList(
  listPaymentChannels,
  ({ db, brandIds }: At<ListScope>) => channelsOf(db, brandIds),
  {
    // Held by `channelsOf`, as everywhere else.
    brand: null,
    where: {
      way: 'c.way',
      kind: 'c.kind',
      state: (state, { eb }) => eb('c.enabled', '=', state === 'on'),
    },
    sorts: {
      // By brand, way and the place in the brand's order.
      order: {
        by: sql`(b.code || ' ' || c.way || ' ' || lpad(c.position::text, 6, '0') || ' ' || c.code)`,
        type: 'text',
      },
    },
    id: 'c.id',
    row: (record, { brands }) => showChannel(record, brands),
  },
);
