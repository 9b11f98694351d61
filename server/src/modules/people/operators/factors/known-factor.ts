import { hash } from 'node:crypto';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/**
 * Notes what an operator sets up as a second factor: a passkey's public key, or the secret of an app, of which the digest gives nothing away.
 * It stays noted when the factor is removed. Refuses with `factor_of_another` what another operator ever had.
 */
export async function noteFactor(tx: Tx, operatorId: string, factor: string): Promise<void> {
  const sha256 = hash('sha256', factor, 'buffer');
  const other = await tx
    .selectFrom('operators.known_factor')
    .select('operator_id')
    .where('sha256', '=', sha256)
    .where('operator_id', '!=', operatorId)
    .executeTakeFirst();
  if (other) throw new Refusal('factor_of_another');
  await tx
    .insertInto('operators.known_factor')
    .values({ sha256, operator_id: operatorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
