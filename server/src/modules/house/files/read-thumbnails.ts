import { pictureThumbnail } from '../../../platform/picture-thumbnail.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Pictures in small as `data:` addresses, by id; the caller proves that they may be seen. What the brand does not have is left out. */
export async function readThumbnails(
  db: Queryable,
  { merchantId, ids }: { merchantId: string; ids: readonly string[] },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const pictures = await db
    .selectFrom('files.picture')
    .select(['id', 'webp'])
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchantId)
    .execute();
  return new Map(
    await Promise.all(pictures.map(async ({ id, webp }) => [id, await pictureThumbnail(webp)] as const)),
  );
}
