import type { Queryable } from '../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../platform/storage/stored-files.ts';
import { storedOf } from '../../../platform/storage/stored-object.ts';

/**
 * The bytes (WebP) of a picture that everybody may see. Undefined where there is none of that id, or not in the brand that is asked for. Refuses `service_unavailable` while the
 * bucket that holds it is away.
 */
export async function readPagePicture(
  db: Queryable,
  storedFiles: StoredFiles,
  { merchantId, id }: { merchantId?: string; id: string },
): Promise<Buffer | undefined> {
  const picture = await db
    .selectFrom('files.picture')
    .select(['webp', storedOf('files.picture.id')])
    .where('id', '=', id)
    .$if(merchantId !== undefined, (query) => query.where('merchant_id', '=', merchantId ?? ''))
    .where('shown_to', '=', 'everybody')
    .executeTakeFirst();
  return picture && (picture.webp ?? (await storedFiles.content(picture.stored)));
}
