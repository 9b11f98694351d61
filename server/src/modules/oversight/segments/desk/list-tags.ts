import type { Tag } from '@lanna/contract/oversight/segments/tag-ops';
import { TAG_COLOURS } from '@lanna/contract/tag-colours';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const colour = z.enum(TAG_COLOURS);

export async function listTags(db: Queryable, brands: readonly Brand[]): Promise<Tag[]> {
  const rows = await db
    .selectFrom('segments.tag as t')
    .leftJoin('segments.segment as s', (join) =>
      join.onRef('s.id', '=', 't.segment_id').on('s.removed_at', 'is', null),
    )
    .selectAll('t')
    .select([
      's.name as segment_name',
      sql<number>`(select count(*)::integer from segments.tagged d where d.tag_id = t.id)`.as('members'),
    ])
    .where(
      't.merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .where('t.removed_at', 'is', null)
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: brandCode(brands, row.merchant_id),
    name: row.name,
    colour: colour.parse(row.colour),
    segment: row.segment_id,
    segmentName: row.segment_name,
    members: row.members,
    refreshedAt: row.refreshed_at?.toISOString() ?? null,
    version: row.version,
  }));
}
