import type { DeskCall } from '../../../../platform/ops/desk.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { readPictureData } from '../../../house/files/read-picture-data.ts';
import { applicationDesk } from './move-application.ts';

/** A picture of an application for an operator; that it was looked at is recorded. Refuses with `not_found`. */
export async function revealPicture(
  tx: Tx,
  storedFiles: StoredFiles,
  call: DeskCall,
  { id, picture }: { id: string; picture: string },
): Promise<{ data: string }> {
  const application = await applicationDesk.lock(tx, { id, brandIds: call.brandIds });
  const kept = await tx
    .selectFrom('promotions.uploaded_picture')
    .select('picture_id')
    .where('picture_id', '=', picture)
    .where('application_id', '=', id)
    .executeTakeFirst();
  const data =
    kept && (await readPictureData(tx, storedFiles, { merchantId: application.merchant_id, id: picture }));
  if (!data) throw new Refusal('not_found');
  await call.record(tx, {
    action: 'promotions.reveal-picture',
    ...applicationDesk.about(application),
    after: { picture },
  });
  return { data };
}
