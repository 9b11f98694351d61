import { sql } from 'kysely';
import { newRecoveryCodes, recoveryCodeSha256 } from '../../../../platform/second-factor/recovery-code.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** Replaces all codes of the operator with new ones, and gives them back: they are nowhere else. */
export async function replaceRecoveryCodes(tx: Tx, operatorId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.deleteFrom('operators.recovery_code').where('operator_id', '=', operatorId).execute();
  await tx
    .insertInto('operators.recovery_code')
    .values(codes.map((code) => ({ operator_id: operatorId, code_sha256: recoveryCodeSha256(code) })))
    .execute();
  return codes;
}

/** New codes for an operator with none left to use; otherwise the ones they have stay, and none is given back. */
export async function recoveryCodesForFirstFactor(tx: Tx, operatorId: string): Promise<string[]> {
  return (await countRecoveryCodes(tx, operatorId)) > 0 ? [] : replaceRecoveryCodes(tx, operatorId);
}

export async function countRecoveryCodes(db: Queryable, operatorId: string): Promise<number> {
  const { left } = await db
    .selectFrom('operators.recovery_code')
    .select(({ fn }) => fn.countAll<bigint>().as('left'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Uses a code up; false when it is not one of the operator's, or was used before. */
export async function spendRecoveryCode(
  db: Queryable,
  { operatorId, code, now }: { operatorId: string; code: string; now: Date },
): Promise<boolean> {
  const spent = await db
    .updateTable('operators.recovery_code')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('code_sha256', '=', recoveryCodeSha256(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}

/** Recovery codes stand in for a second factor: without one they are nothing. */
export async function dropCodesWithoutFactor(tx: Tx, operatorId: string): Promise<void> {
  await sql`
    delete from operators.recovery_code where operator_id = ${operatorId}
      and not exists (select from operators.totp where operator_id = ${operatorId})
      and not exists (select from operators.passkey where operator_id = ${operatorId})`.execute(tx);
}
