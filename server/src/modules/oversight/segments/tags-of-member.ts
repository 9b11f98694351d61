import { TAG_COLOURS } from '@lanna/contract/tag-colours';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TagsOfMember } from '../../people/members/tags-of-member.ts';

const colour = z.enum(TAG_COLOURS);

/** Tags a member has by segments, and the colours of labels given by hand that are called like one. */
export const tagsOfMember: TagsOfMember = async (db, { merchantId, memberId, labels }) => {
  const rows = await db
    .selectFrom('segments.tag as t')
    .leftJoin('segments.tagged as d', (join) =>
      join.onRef('d.tag_id', '=', 't.id').on('d.member_id', '=', memberId),
    )
    .select(['t.name', 't.colour', 'd.since'])
    .where('t.merchant_id', '=', merchantId)
    .where('t.removed_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('d.tag_id', 'is not', null),
        sql<boolean>`lower(t.name) = any(${labels.map((label) => label.toLowerCase())}::text[])`,
      ]),
    )
    .orderBy(sql`lower(t.name)`)
    .execute();
  return rows.map((row) => ({
    name: row.name,
    colour: colour.parse(row.colour),
    byRule: row.since !== null,
  }));
};
