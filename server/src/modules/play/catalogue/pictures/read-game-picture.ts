import type { Queryable } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { storedOf } from '../../../../platform/storage/stored-object.ts';

/** The bytes (WebP) of a game's own picture. Refuses `service_unavailable` while the bucket that holds it is away. */
export async function readGamePicture(
  db: Queryable,
  storedFiles: StoredFiles,
  id: string,
): Promise<Buffer | undefined> {
  const picture = await db
    .selectFrom('catalogue.game_picture')
    .select(['webp', storedOf('catalogue.game_picture.id')])
    .where('id', '=', id)
    .executeTakeFirst();
  return picture && (picture.webp ?? (await storedFiles.content(picture.stored)));
}
