import { newRecoveryCodes, recoveryCodeSha256 } from '../../../platform/second-factor/recovery-code.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

/** Replaces all earlier codes with new one-use codes and returns them; only hashes are stored. */
export async function renewRecoveryCodes(
  tx: Tx,
  owner: { merchantId: string; memberId: string },
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.deleteFrom('authentication.recovery_code').where('member_id', '=', owner.memberId).execute();
  await tx
    .insertInto('authentication.recovery_code')
    .values(
      codes.map((code) => ({
        member_id: owner.memberId,
        merchant_id: owner.merchantId,
        code_sha256: recoveryCodeSha256(code),
      })),
    )
    .execute();
  return codes;
}

/** Uses a code up and returns how many are left; undefined when the code is not valid. */
export async function spendRecoveryCode(
  db: Queryable,
  memberId: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const spent = await db
    .updateTable('authentication.recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_sha256', '=', recoveryCodeSha256(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n ? countRecoveryCodes(db, memberId) : undefined;
}

export async function countRecoveryCodes(db: Queryable, memberId: string): Promise<number> {
  const { left } = await db
    .selectFrom('authentication.recovery_code')
    .select(({ fn }) => fn.countAll<bigint>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Deletes recovery codes once the member has no second factor left that they could replace. */
export async function dropCodesWithoutFactor(tx: Tx, memberId: string): Promise<void> {
  await tx
    .deleteFrom('authentication.recovery_code')
    .where('member_id', '=', memberId)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(selectFrom('authentication.totp').select('member_id').where('member_id', '=', memberId)),
          exists(selectFrom('authentication.passkey').select('id').where('member_id', '=', memberId)),
        ]),
      ),
    )
    .execute();
}
