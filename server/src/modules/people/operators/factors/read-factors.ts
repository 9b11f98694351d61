import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

export interface Factors {
  totp: boolean;
  passkeys: number;
  /** Codes left to use. */
  recoveryCodes: number;
}

/** What an operator can show as a second factor. */
export async function readFactors(db: Queryable, operatorId: string): Promise<Factors> {
  const { rows } = await sql<{ totp: boolean; passkeys: number; codes: number }>`
    select exists (select from operators.totp where operator_id = ${operatorId}) as totp,
      (select count(*)::integer from operators.passkey where operator_id = ${operatorId}) as passkeys,
      (select count(*)::integer from operators.recovery_code where operator_id = ${operatorId} and used_at is null) as codes`.execute(
    db,
  );
  const [factors] = rows;
  return {
    totp: factors?.totp ?? false,
    passkeys: factors?.passkeys ?? 0,
    recoveryCodes: factors?.codes ?? 0,
  };
}
