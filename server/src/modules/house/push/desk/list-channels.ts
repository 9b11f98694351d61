import { listChannels } from '@lanna/contract/house/push/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

export const channels = opsList(
  listChannels,
  ({ db }: ListScope) => db.selectFrom('platform.push_channels as c').selectAll(),
  {
    brand: 'c.merchant_id',
    where: {},
    search: (typed) => sql<boolean>`position(lower(${typed}) in lower(c.name)) > 0`,
    sorts: {
      readers: { by: 'c.readers', type: 'bigint' },
      drops: { by: 'c.drops', type: 'bigint' },
    },
    id: 'c.id',
    idType: 'text',
    row: (record, { brands }) => ({
      id: record.id ?? '',
      brand: brandCode(brands, record.merchant_id ?? ''),
      name: record.name ?? '',
      readers: Number(record.readers),
      drops: Number(record.drops),
      number: Number(record.number),
      lastAt: record.last_at?.toISOString() ?? null,
    }),
    file: {
      name: 'push-channels',
      columns: {
        brand: 'brand',
        channel: 'name',
        readers: 'readers',
        drops: 'drops',
        number: 'number',
        last: 'lastAt',
      },
    },
  },
);
