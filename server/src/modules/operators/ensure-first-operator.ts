import type { Tx } from '../../platform/database.ts';
import { hashPassword } from '../authentication/password.ts';
import { grantRole, insertOperator } from './insert-operator.ts';
import { newPassword } from './new-password.ts';
import { recordOwnAction } from './record-action.ts';

export const FIRST_OPERATOR = 'owner';

/**
 * Makes the first operator, an owner of the whole house, where there is none at all. Gives back the password, which is nowhere
 * else; undefined where there are operators.
 */
export async function ensureFirstOperator(tx: Tx, now: Date): Promise<string | undefined> {
  const known = await tx.selectFrom('operators.operator').select('id').limit(1).executeTakeFirst();
  if (known) return undefined;
  const password = newPassword();
  const id = await insertOperator(tx, {
    name: FIRST_OPERATOR,
    displayName: 'Owner',
    passwordHash: await hashPassword(password),
    createdBy: null,
    now,
  });
  await grantRole(tx, { operatorId: id, role: 'owner', merchantId: null, grantedBy: null, now });
  await recordOwnAction(
    tx,
    {
      action: 'operators.add',
      brandId: null,
      subject: { kind: 'operator', id, name: FIRST_OPERATOR },
      after: { role: 'owner' },
    },
    now,
  );
  return password;
}
