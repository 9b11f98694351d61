import { pictureThumbnail } from '../../../platform/picture-thumbnail.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../platform/storage/stored-files.ts';
import { storedOf } from '../../../platform/storage/stored-object.ts';

/**
 * Pictures in small as `data:` addresses, by id; the caller proves that they may be seen. What the brand does not have is left out. Refuses
 * `service_unavailable` while the bucket that holds them is away.
 */
export async function readThumbnails(
  db: Queryable,
  storedFiles: StoredFiles,
  { merchantId, ids }: { merchantId: string; ids: readonly string[] },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const pictures = await db
    .selectFrom('files.picture')
    .select(['id', 'webp', storedOf('files.picture.id')])
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchantId)
    .execute();
  const small = await Promise.all(
    pictures.map(async ({ id, webp, stored }) => {
      const whole = webp ?? (await storedFiles.content(stored));
      return whole ? [[id, await pictureThumbnail(whole)] as const] : [];
    }),
  );
  return new Map(small.flat());
}
