import type { Received, Value } from '@lanna/contract/endpoint';
import type { addOperator as description } from '@lanna/contract/people/operators/operator-ops';
import { z } from 'zod';
import { type ActionFacts, type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { roleNames } from '../internal/role-names.ts';
import { needsAnother } from '../proposals/needs-another.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { wantPasswordLink } from '../session/password-link.ts';
import { resolveAnew } from '../session/resolve-operator.ts';
import { commonScope } from './account-change.ts';
import { refuseTakenEmail } from './change-email.ts';
import { brandIdOf, linesOf } from './change-grant.ts';
import { grantRole, insertOperator } from './insert-operator.ts';
import { type Grant, hasAllOf } from './rights.ts';

export const ADD_KIND = 'operators.add';

const payload = z.object({
  /** Of the account, made when it was proposed. */
  id: z.uuid(),
  name: z.string(),
  displayName: z.string(),
  email: z.string(),
  roles: z.array(
    z.object({ role: z.string(), brand: z.string().nullable(), merchantId: z.uuid().nullable() }),
  ),
  createdBy: z.uuid(),
});
type NewAccount = z.infer<typeof payload>;
type AddDeps = Pick<OperatorDeps, 'db' | 'clock' | 'permissions' | 'mailer'>;

/**
 * Adds an operator with roles: proposed, but for a house that has never had a second operator. The link for the password goes to the
 * address, which both see; neither sees the link. Refuses with `operator_name_taken`, `operator_email_taken`, `operator_mail_missing`,
 * `beyond_own_rights`, `not_found` for a role there is not.
 */
export async function addOperator(
  deps: AddDeps,
  { reason, ...wanted }: Received<typeof description>['body'],
  call: Pick<AnyOpsCall, 'operator' | 'session' | 'record' | 'mustBeProposed' | 'propose'>,
): Promise<Value<typeof description>> {
  return deps.db.transaction(async (tx) => {
    const roles = wanted.roles.map((given) => ({ ...given, merchantId: brandIdOf(given.brand, call) }));
    if (!hasAllOf(call.session, await grantsIn(tx, roles), deps.permissions))
      throw new Refusal('beyond_own_rights');
    await refuseTaken(tx, wanted);
    const account: NewAccount = { ...wanted, id: newId(), roles, createdBy: call.operator.id };
    const { id } = account;
    const merchantId = commonScope(roles.map((role) => role.merchantId));
    if (await needsAnother(tx, { kind: ADD_KIND, permission: 'operators.grant', merchantId }, call)) {
      // It has no page yet.
      const subject = { kind: 'new-operator', id, name: wanted.displayName };
      const proposal = { kind: ADD_KIND, brandId: merchantId, subject, payload: account, reason };
      return { id, proposal: await call.propose(tx, proposal) };
    }
    const done = await carryOut(tx, deps, account, { grantedBy: call.operator.id, now: deps.clock.now() });
    const subject = { kind: 'operator', id, name: wanted.displayName };
    await call.record(tx, { action: ADD_KIND, brandId: null, subject, reason, ...done });
    return { id, proposal: null };
  });
}

/** What another operator approves; that one, too, must have every right that is given. */
export function addKind(deps: AddDeps): ProposalKind {
  return proposalKind({
    kind: ADD_KIND,
    permission: 'operators.grant',
    rule: { standard: 'always', floor: 'always' },
    payload,
    preview: async (_db, account) => ({ after: factsOf(account) }),
    carryOut: async (tx, account, { approver, now }) => {
      const session = await resolveAnew(deps, approver.sessionId);
      if (!hasAllOf(session, await grantsIn(tx, account.roles), deps.permissions))
        throw new Refusal('beyond_own_rights');
      return carryOut(tx, deps, account, { grantedBy: approver.id, now });
    },
  });
}

async function carryOut(
  tx: Tx,
  { mailer }: Pick<OperatorDeps, 'mailer'>,
  account: NewAccount,
  { grantedBy, now }: { grantedBy: string; now: Date },
): Promise<{ after: ActionFacts }> {
  const { id, name, displayName, email, roles, createdBy } = account;
  if (!(await mailer())) throw new Refusal('operator_mail_missing');
  await refuseTaken(tx, account);
  const given = { id, name, displayName, email, passwordHash: null, createdBy, now };
  await insertOperator(tx, { ...given, setByOther: true });
  for (const { role, merchantId } of roles) {
    await linesOf(tx, role);
    await grantRole(tx, { operatorId: id, role, merchantId, grantedBy, now });
  }
  await wantPasswordLink(tx, id, now);
  return { after: factsOf(account) };
}

function factsOf({ name, displayName, email, roles }: NewAccount): ActionFacts {
  return { name, displayName, email, roles: roleNames(roles) };
}

async function refuseTaken(tx: Tx, { name, email }: { name: string; email: string }): Promise<void> {
  const known = await tx
    .selectFrom('operators.operator')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (known) throw new Refusal('operator_name_taken');
  await refuseTakenEmail(tx, email);
}

function grantsIn(
  db: Queryable,
  roles: readonly { role: string; merchantId: string | null }[],
): Promise<Grant[]> {
  return Promise.all(
    roles.map(async ({ role, merchantId }) => ({ lines: await linesOf(db, role), merchantId })),
  );
}
