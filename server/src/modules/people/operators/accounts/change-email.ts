import { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from '../session/deps.ts';
import { dropPasswordLink } from '../session/password-link.ts';
import { type AccountCall, type AccountChange, changeAccount } from './account-change.ts';

const payload = z.object({
  operatorId: z.uuid(),
  email: z.string(),
  /** Of the account that was looked at. */
  version: z.int(),
});

export const emailChange: AccountChange<z.infer<typeof payload>> = {
  kind: 'operators.change-email',
  payload,
  preview: async (db, { operatorId, email }) => {
    const operator = await db
      .selectFrom('operators.operator')
      .select('email')
      .where('id', '=', operatorId)
      .executeTakeFirst();
    return { before: { email: operator?.email ?? null }, after: { email } };
  },
  carryOut: async (tx, operator, { email, version }, now) => {
    if (operator.version !== version) throw new Refusal('changed_meanwhile');
    await setEmail(tx, { operatorId: operator.id, email, now });
    return { before: { email: operator.email }, after: { email } };
  },
};

/** Another e-mail address of another operator. Refuses with `changed_meanwhile`, `operator_email_taken`, and as `changeAccount` does. */
export function changeOperatorEmail(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>,
  wanted: { id: string; email: string; version: number; reason: string },
  call: AccountCall,
): Promise<{ proposal: string | null }> {
  const { id, email, version, reason } = wanted;
  const payloadOf = async (tx: Tx, operator: { version: number }) => {
    if (operator.version !== version) throw new Refusal('changed_meanwhile');
    await refuseTakenEmail(tx, email, id);
    return { operatorId: id, email, version };
  };
  return changeAccount(deps, emailChange, { operatorId: id, reason, payloadOf }, call);
}

/**
 * The own address. It opens nothing by itself: a link for a password goes there only when two others agree, who see the address.
 * Refuses with `operator_email_taken`.
 */
export async function changeOwnEmail(
  { db, clock }: Pick<OperatorDeps, 'db' | 'clock'>,
  email: string,
  call: Pick<OwnCall, 'operator' | 'record'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const operatorId = call.operator.id;
    const before = await setEmail(tx, { operatorId, email, now: clock.now() });
    await call.record(tx, {
      action: 'operators.change-own-email',
      brandId: null,
      subject: operatorSubject(call.operator),
      before: { email: before },
      after: { email },
    });
  });
}

/** Refuses with `operator_email_taken`: a mailbox that two operators share makes one person of them. */
export async function refuseTakenEmail(db: Queryable, email: string, operatorId?: string): Promise<void> {
  let query = db.selectFrom('operators.operator').select('id').where('mailbox', '=', mailboxOf(email));
  if (operatorId !== undefined) query = query.where('id', '!=', operatorId);
  if (await query.executeTakeFirst()) throw new Refusal('operator_email_taken');
}

/** As the table's column is made: what follows a plus sign is the same mailbox. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/** Notes who must be notified at the address of before; answers that address. */
async function setEmail(
  tx: Tx,
  { operatorId, email, now }: { operatorId: string; email: string; now: Date },
): Promise<string | null> {
  const before = await tx
    .selectFrom('operators.operator')
    .select(['email', 'version'])
    .where('id', '=', operatorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await refuseTakenEmail(tx, email, operatorId);
  await dropPasswordLink(tx, operatorId);
  await tx
    .updateTable('operators.operator')
    .set({ email, version: before.version + 1, updated_at: now })
    .where('id', '=', operatorId)
    .execute();
  if (before.email !== null && before.email !== email)
    await tx
      .insertInto('operators.address_notice')
      .values({ id: newId(), operator_id: operatorId, email: before.email, wanted_at: now })
      .execute();
  return before.email;
}
