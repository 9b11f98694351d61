import type { Picture } from '../../../platform/files/redraw-picture.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';

/** Keeps a picture that `redrawPicture` has made, and answers its id. One that is not for everybody is shown only by calls that prove who asks. */
export async function keepPicture(
  tx: Tx,
  {
    merchantId,
    picture,
    shownTo,
    now,
  }: { merchantId: string; picture: Picture; shownTo: 'everybody' | 'nobody'; now: Date },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('files.picture')
    .values({ id, merchant_id: merchantId, shown_to: shownTo, ...picture, created_at: now })
    .execute();
  return id;
}

/** Ids that are none are passed over. */
export async function dropPictures(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('files.picture').where('id', 'in', ids).execute();
}
