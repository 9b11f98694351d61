import type { Queryable } from '../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../platform/storage/stored-files.ts';
import { storedOf } from '../../../platform/storage/stored-object.ts';

/**
 * A picture as a `data:` address, whatever its `shownTo`: the caller proves that it may be seen. Undefined where the brand has
 * none of that id. Refuses `service_unavailable` while the bucket that holds it is away.
 */
export async function readPictureData(
  db: Queryable,
  storedFiles: StoredFiles,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<string | undefined> {
  const picture = await db
    .selectFrom('files.picture')
    .select(['webp', storedOf('files.picture.id')])
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  const webp = picture && (picture.webp ?? (await storedFiles.content(picture.stored)));
  return webp && `data:image/webp;base64,${webp.toString('base64')}`;
}
