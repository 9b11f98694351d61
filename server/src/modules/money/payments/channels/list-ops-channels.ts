import type { ChannelRow, listPaymentChannels } from '@lanna/contract/money/payments/channel-ops';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { type Page, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { channelsOf, showChannel } from '../internal/channel-rows.ts';

type Wanted = z.output<NonNullable<typeof listPaymentChannels.query>>;

/** By brand, way and the place in the brand's order. */
const PAGING: Paging = {
  keys: {
    order: {
      by: sql`(b.code || ' ' || c.way || ' ' || lpad(c.position::text, 6, '0') || ' ' || c.code)`,
      type: 'text',
    },
  },
  id: sql`c.id`,
};

export async function listOpsChannels(
  db: Queryable,
  brands: readonly Brand[],
  wanted: Wanted,
): Promise<Page<ChannelRow>> {
  const { way, kind, state } = wanted;
  const query = channelsOf(
    db,
    brands.map(({ id }) => id),
  )
    .$if(way !== undefined, (rows) => rows.where('c.way', '=', way ?? ''))
    .$if(kind !== undefined, (rows) => rows.where('c.kind', '=', kind ?? ''))
    .$if(state !== undefined, (rows) => rows.where('c.enabled', '=', state === 'on'));
  const page = await readPage(db, query, PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showChannel(row, brands)) };
}
