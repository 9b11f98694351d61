import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

export interface NewOperator {
  name: string;
  displayName: string;
  /** One that exists already by its id: of a proposal. */
  id?: string;
  /** Where links for passwords go; the first operator of a house sets an own one. */
  email?: string;
  /** Null for one who chooses a password by a link. */
  passwordHash: string | null;
  /** Another is chosen at the first log-in. */
  passwordChangeDue?: boolean;
  createdBy: string | null;
  /** Not the first of a house: it approves nothing for a day. */
  setByOther?: boolean;
  /** Of a demonstration: no second operator where money is real. */
  demo?: boolean;
  now: Date;
}

/** Adds an account, which may do nothing until a role is given. Refuses with `operator_name_taken`. */
export async function insertOperator(tx: Tx, operator: NewOperator): Promise<string> {
  const id = operator.id ?? newId();
  const added = await tx
    .insertInto('operators.operator')
    .values({
      id,
      name: operator.name,
      display_name: operator.displayName,
      password_hash: operator.passwordHash,
      email: operator.email ?? null,
      password_change_due: operator.passwordChangeDue ?? false,
      set_by_other_at: operator.setByOther ? operator.now : null,
      demo: operator.demo ?? false,
      created_at: operator.now,
      created_by: operator.createdBy,
      updated_at: operator.now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal('operator_name_taken');
  return id;
}

/** Gives a role, in one brand or (`merchantId` null) in the whole house; a role that is there already stays as it is. */
export async function grantRole(
  tx: Tx,
  grant: { operatorId: string; role: string; merchantId: string | null; grantedBy: string | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('operators.role_grant')
    .values({
      id: newId(),
      operator_id: grant.operatorId,
      role: grant.role,
      merchant_id: grant.merchantId,
      granted_by: grant.grantedBy,
      granted_at: grant.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
