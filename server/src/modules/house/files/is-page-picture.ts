import type { Queryable } from '../../../platform/sql/database.ts';

/** Whether the brand has a picture of that id that everybody may see. */
export async function isPagePicture(
  db: Queryable,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<boolean> {
  const picture = await db
    .selectFrom('files.picture')
    .select('id')
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where('shown_to', '=', 'everybody')
    .executeTakeFirst();
  return picture !== undefined;
}
