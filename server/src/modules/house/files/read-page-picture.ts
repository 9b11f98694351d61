import type { Queryable } from '../../../platform/sql/database.ts';

/** The bytes (WebP) of a picture that everybody may see. Undefined where the brand has none of that id. */
export async function readPagePicture(
  db: Queryable,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<Buffer | undefined> {
  const picture = await db
    .selectFrom('files.picture')
    .select('webp')
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where('shown_to', '=', 'everybody')
    .executeTakeFirst();
  return picture?.webp;
}
