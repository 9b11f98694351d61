import { listConnections } from '@lanna/contract/money/vendor-wallet/connections-ops';
import { VENDOR_ADDITIONS } from '@lanna/contract/play/catalogue/vendor-additions';
import { sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Vendors with a key that brands of the scope carry. */
export const connections = opsList(
  listConnections,
  ({ db, brandIds, now }: At<ListScope & { now: Date }>) =>
    db
      .selectFrom('catalogue.vendor_record as v')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('vendor_wallet.lane_minute as l')
            .whereRef('l.vendor_id', '=', 'v.id')
            .where('l.minute', '>', new Date(now.getTime() - HOUR_MS))
            .select([
              sql<number>`coalesce(sum(l.items), 0)::integer`.as('items'),
              sql<number>`coalesce(max(l.most_waiting) filter (
                where l.minute > ${new Date(now.getTime() - 2 * MINUTE_MS)}::timestamptz), 0)`.as(
                'waiting_now',
              ),
              sql<number>`coalesce(max(l.most_waiting), 0)`.as('most_waiting'),
              sql<number>`coalesce(max(l.longest_wait_ms), 0)`.as('longest_wait_ms'),
            ])
            .as('lane'),
        (join) => join.onTrue(),
      )
      .where('v.wallet_kind', '<>', 'own')
      .where(
        sql<boolean>`exists (select from catalogue.vendor_of_brand c
          where c.vendor_id = v.id and c.merchant_id = any (${[...brandIds]}::uuid[]))`,
      )
      .select([
        'v.code',
        'v.name',
        'v.additions',
        'lane.items',
        'lane.waiting_now',
        'lane.most_waiting',
        'lane.longest_wait_ms',
      ]),
  {
    // A vendor is no brand's: the query holds itself to those that brands of the scope carry.
    brand: null,
    where: {},
    search: (typed) => {
      const like = `%${likePrefix(typed)}`;
      return sql<boolean>`(v.name ilike ${like} or v.code ilike ${like})`;
    },
    sorts: {
      name: { by: 'v.name', type: 'text' },
      items: { by: 'lane.items', type: 'integer' },
      mostWaiting: { by: 'lane.most_waiting', type: 'integer' },
      longestWaitMs: { by: 'lane.longest_wait_ms', type: 'integer' },
    },
    id: 'v.id',
    row: (record) => ({
      code: record.code ?? '',
      name: record.name ?? '',
      additions: VENDOR_ADDITIONS.filter((addition) => record.additions?.includes(addition)),
      items: record.items ?? 0,
      waitingNow: record.waiting_now ?? 0,
      mostWaiting: record.most_waiting ?? 0,
      longestWaitMs: record.longest_wait_ms ?? 0,
    }),
    file: {
      name: 'vendor-connections',
      columns: {
        code: 'code',
        name: 'name',
        additions: ({ additions }) => additions.join(' '),
        items: 'items',
        waiting: 'waitingNow',
        'most waiting': 'mostWaiting',
        'longest wait ms': 'longestWaitMs',
      },
    },
  },
);
