import type { Tx } from '../../../platform/sql/database.ts';
import { hashPassword } from '../authentication/password.ts';
import { grantRole, insertOperator } from './accounts/insert-operator.ts';
import { OWNER } from './accounts/refuse-last-owner.ts';
import { recordOwnAction } from './record/record-action.ts';
import { newPassword } from './session/new-password.ts';

export const FIRST_OPERATOR = 'owner';
/** Of a demonstration: who tries the console alone approves with it what the first has proposed. */
export const SECOND_OPERATOR = 'second';

interface FirstPasswords {
  owner: string;
  second: string | undefined;
}

/**
 * Makes the first operator, an owner of the whole house, where there is none at all; in a demonstration a second one with it. Gives
 * back the passwords, which are nowhere else; undefined where there are operators.
 */
export async function ensureFirstOperator(
  tx: Tx,
  { demo, now }: { demo: boolean; now: Date },
): Promise<FirstPasswords | undefined> {
  const known = await tx.selectFrom('operators.operator').select('id').limit(1).executeTakeFirst();
  if (known) return undefined;
  const owner = await addOwner(tx, { name: FIRST_OPERATOR, displayName: 'Owner', now });
  const second = demo
    ? await addOwner(tx, { name: SECOND_OPERATOR, displayName: 'Second', demo: true, now })
    : undefined;
  return { owner, second };
}

/**
 * An owner of the whole house, made at the server by who has its database and not in the console. Gives back the password, which is
 * nowhere else. Refuses with `operator_name_taken`.
 */
export async function addOwner(
  tx: Tx,
  owner: { name: string; displayName: string; demo?: boolean; setByOther?: boolean; now: Date },
): Promise<string> {
  const { name, now } = owner;
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const id = await insertOperator(tx, { ...owner, passwordHash, createdBy: null });
  await grantRole(tx, { operatorId: id, role: OWNER, merchantId: null, grantedBy: null, now });
  await recordOwnAction(
    tx,
    {
      action: 'operators.add',
      brandId: null,
      subject: { kind: 'operator', id, name },
      after: { role: OWNER },
    },
    now,
  );
  return password;
}
