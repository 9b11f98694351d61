import type { Value } from '@lanna/contract/endpoint';
import { type depositSlips as endpoint, SLIPS_OF_DEPOSIT } from '@lanna/contract/money/cashier/cashier';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { readPictureData } from '../../../house/files/read-picture-data.ts';
import { readThumbnails } from '../../../house/files/read-thumbnails.ts';
import { readOwnDeposit } from '../record/deposit.ts';

interface Owner {
  memberId: string;
  merchantId: string;
}

/** The slips a member has sent for a deposit, small, in the order they were sent. Refuses with `deposit_unknown`. */
export async function listOwnSlips(
  db: Queryable,
  storedFiles: StoredFiles,
  owner: Owner,
  id: string,
): Promise<Value<typeof endpoint>> {
  await readOwnDeposit(db, { ...owner, id });
  const slips = await db
    .selectFrom('cashier.slip')
    .select(['id', 'sent_at', 'picture_id'])
    .where('deposit_id', '=', id)
    .where('member_id', '=', owner.memberId)
    .orderBy('sent_at')
    .orderBy('id')
    .limit(SLIPS_OF_DEPOSIT)
    .execute();
  const ids = slips.flatMap(({ picture_id: picture }) => picture ?? []);
  const thumbnails = await readThumbnails(db, storedFiles, { merchantId: owner.merchantId, ids });
  return {
    list: slips.map(({ id: slip, sent_at: sentAt, picture_id: picture }) => ({
      id: slip,
      sentAt: sentAt.toISOString(),
      thumbnail: thumbnails.get(picture ?? '') ?? null,
    })),
  };
}

/** One of them whole. Refuses with `deposit_unknown`, also of a slip whose picture has been dropped. */
export async function showOwnSlip(
  db: Queryable,
  storedFiles: StoredFiles,
  { memberId, merchantId }: Owner,
  { id, slip }: { id: string; slip: string },
): Promise<{ data: string }> {
  const kept = await db
    .selectFrom('cashier.slip')
    .select('picture_id')
    .where('id', '=', slip)
    .where('deposit_id', '=', id)
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  const data =
    kept?.picture_id && (await readPictureData(db, storedFiles, { merchantId, id: kept.picture_id }));
  if (!data) throw new Refusal('deposit_unknown');
  return { data };
}
