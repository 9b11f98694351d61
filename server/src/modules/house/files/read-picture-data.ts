import type { Queryable } from '../../../platform/sql/database.ts';

/**
 * A picture as a `data:` address, whatever its `shownTo`: the caller proves that it may be seen. Undefined where the brand has
 * none of that id.
 */
export async function readPictureData(
  db: Queryable,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<string | undefined> {
  const picture = await db
    .selectFrom('files.picture')
    .select('webp')
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return picture && `data:image/webp;base64,${picture.webp.toString('base64')}`;
}
