import type { DeskCall } from '../../../../platform/ops/desk.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { readPictureData } from '../../../house/files/read-picture-data.ts';
import { depositDesk } from '../record/move-deposit.ts';

/** A slip for an operator; that it was looked at is recorded. Refuses with `not_found`. */
export async function revealSlip(
  tx: Tx,
  storedFiles: StoredFiles,
  call: Pick<DeskCall, 'brandIds' | 'record'>,
  { id, slip }: { id: string; slip: string },
): Promise<{ data: string }> {
  const deposit = await depositDesk.lock(tx, { id, brandIds: call.brandIds });
  const kept = await tx
    .selectFrom('cashier.slip')
    .select('picture_id')
    .where('id', '=', slip)
    .where('deposit_id', '=', id)
    .executeTakeFirst();
  const data =
    kept?.picture_id &&
    (await readPictureData(tx, storedFiles, { merchantId: deposit.merchant_id, id: kept.picture_id }));
  if (!data) throw new Refusal('not_found');
  await call.record(tx, {
    action: 'cashier.reveal-slip',
    ...depositDesk.about(deposit),
    after: { slip },
  });
  return { data };
}
