import { type depositSlips as endpoint, SLIPS_OF_DEPOSIT } from '@lanna/contract/cashier';
import type { Value } from '@lanna/contract/endpoint';
import type { Queryable } from '../../platform/database.ts';
import { pictureThumbnail } from '../../platform/picture-thumbnail.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readPictureData } from '../files/read-picture-data.ts';
import { readOwnDeposit } from './deposit.ts';

interface Owner {
  memberId: string;
  merchantId: string;
}

/** The slips a member has sent for a deposit, small, in the order they were sent. Refuses with `deposit_unknown`. */
export async function listOwnSlips(db: Queryable, owner: Owner, id: string): Promise<Value<typeof endpoint>> {
  await readOwnDeposit(db, { ...owner, id });
  const slips = await db
    .selectFrom('cashier.slip as s')
    .leftJoin('files.picture as p', (join) =>
      join.onRef('p.id', '=', 's.picture_id').onRef('p.merchant_id', '=', 's.merchant_id'),
    )
    .select(['s.id', 's.sent_at', 'p.webp'])
    .where('s.deposit_id', '=', id)
    .where('s.member_id', '=', owner.memberId)
    .orderBy('s.sent_at')
    .orderBy('s.id')
    .limit(SLIPS_OF_DEPOSIT)
    .execute();
  return {
    list: await Promise.all(
      slips.map(async ({ id: slip, sent_at: sentAt, webp }) => ({
        id: slip,
        sentAt: sentAt.toISOString(),
        thumbnail: webp && (await pictureThumbnail(webp)),
      })),
    ),
  };
}

/** One of them whole. Refuses with `deposit_unknown`, also of a slip whose picture has been dropped. */
export async function showOwnSlip(
  db: Queryable,
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
  const data = kept?.picture_id && (await readPictureData(db, { merchantId, id: kept.picture_id }));
  if (!data) throw new Refusal('deposit_unknown');
  return { data };
}
