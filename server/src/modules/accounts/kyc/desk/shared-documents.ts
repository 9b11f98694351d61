import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const LISTED_MAX = 10;

/** Other accounts of the brand that have sent this number, and how many there are at other brands: of those nothing else is shown. */
export async function othersWithNumber(
  db: Queryable,
  { merchantId, memberId }: Owner,
  { numberMark, portalMark }: { numberMark: Buffer; portalMark: Buffer },
): Promise<{ members: string[]; atOtherBrands: number }> {
  const rows = await db
    .selectFrom('kyc.submission')
    .select('member_id')
    .distinct()
    .where('merchant_id', '=', merchantId)
    .where('number_mark', '=', numberMark)
    .where('member_id', '<>', memberId)
    .limit(LISTED_MAX)
    .execute();
  const { count } = await db
    .selectFrom('kyc.submission')
    .select(sql<bigint>`count(distinct member_id)`.as('count'))
    .where('portal_mark', '=', portalMark)
    .where('merchant_id', '<>', merchantId)
    .executeTakeFirstOrThrow();
  return { members: rows.map(({ member_id }) => member_id), atOtherBrands: Number(count) };
}

/** Other accounts of the brand that have sent one of these pictures. */
export async function othersWithPictures(
  db: Queryable,
  { merchantId, memberId }: Owner,
  marks: readonly Buffer[],
): Promise<string[]> {
  if (marks.length === 0) return [];
  const rows = await db
    .selectFrom('kyc.picture')
    .select('member_id')
    .distinct()
    .where('merchant_id', '=', merchantId)
    .where('picture_mark', 'in', marks)
    .where('member_id', '<>', memberId)
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
