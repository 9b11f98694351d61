import type { Queryable } from '../../../../platform/sql/database.ts';
import { readFactors } from './read-factors.ts';

/** Whether the account has a second factor that must be shown. */
export async function hasFactor(db: Queryable, operatorId: string): Promise<boolean> {
  const { totp, passkeys } = await readFactors(db, operatorId);
  return totp || passkeys > 0;
}
