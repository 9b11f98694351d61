import type { DeskCall } from '../../../../platform/ops/desk.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { readPictureData } from '../../../house/files/read-picture-data.ts';
import { bankAccountPlace } from '../banks/bank-account.ts';
import { withdrawalDesk } from '../record/move-withdrawal.ts';

/** The whole number of the account that a withdrawal goes to; that it was looked at is recorded. Refuses with `not_found`. */
export async function revealAccount(
  tx: Tx,
  secrets: SecretBox,
  call: DeskCall,
  id: string,
): Promise<{ bankCode: string; number: string; holderName: string }> {
  const withdrawal = await withdrawalDesk.lock(tx, { id, brandIds: call.brandIds });
  const account = await tx
    .selectFrom('withdrawals.bank_account')
    .select(['id', 'bank_code', 'number', 'number_masked', 'holder_name'])
    .where('id', '=', withdrawal.bank_account_id)
    .executeTakeFirstOrThrow();
  await call.record(tx, {
    action: 'withdrawals.reveal-account',
    ...withdrawalDesk.about(withdrawal),
    after: { bank: account.bank_code, number: account.number_masked },
  });
  return {
    bankCode: account.bank_code,
    number: secrets.open(account.number, bankAccountPlace(account.id)),
    holderName: account.holder_name,
  };
}

/** A picture that the member has sent with this withdrawal; that it was looked at is recorded. Refuses with `not_found`. */
export async function revealPicture(
  tx: Tx,
  storedFiles: StoredFiles,
  call: DeskCall,
  { id, picture }: { id: string; picture: string },
): Promise<{ data: string }> {
  const withdrawal = await withdrawalDesk.lock(tx, { id, brandIds: call.brandIds });
  const kept = await tx
    .selectFrom('withdrawals.uploaded_picture')
    .select('picture_id')
    .where('picture_id', '=', picture)
    .where('withdrawal_id', '=', id)
    .executeTakeFirst();
  const data =
    kept && (await readPictureData(tx, storedFiles, { merchantId: withdrawal.merchant_id, id: picture }));
  if (!data) throw new Refusal('not_found');
  await call.record(tx, {
    action: 'withdrawals.reveal-picture',
    ...withdrawalDesk.about(withdrawal),
    after: { picture },
  });
  return { data };
}
