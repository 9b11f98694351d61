import { roleLine } from '@lanna/contract/people/operators/role-ops';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type ActionFacts, type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { needsAnother } from '../proposals/needs-another.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { resolveAnew } from '../session/resolve-operator.ts';
import { OWNER } from './refuse-last-owner.ts';
import { hasAllOf } from './rights.ts';

export const ROLE_KIND = 'operators.change-role';

const payload = z.object({
  code: z.string(),
  lines: z.array(roleLine),
  /** Of the role that was looked at; null for a new one. */
  version: z.int().nullable(),
});
export type RoleChange = z.infer<typeof payload>;

type RoleDeps = Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>;
type RoleCall = Pick<AnyOpsCall, 'operator' | 'session' | 'record' | 'mustBeProposed' | 'propose'>;

/**
 * Adds a role (`version` null) or changes what one may do: proposed, but for a house that has never had a second operator. Refuses with `not_found`,
 * `role_taken`, `changed_meanwhile`, `last_owner` for the owner's role, and `beyond_own_rights` for what the operator has not, before
 * or after.
 */
export async function changeRole(
  deps: RoleDeps,
  { reason, ...change }: RoleChange & { reason: string },
  call: RoleCall,
): Promise<{ proposal: string | null }> {
  return deps.db.transaction(async (tx) => {
    const before = await lockRole(tx, change);
    for (const lines of [change.lines, before])
      if (!hasAllOf(call.session, [{ lines, merchantId: null }], deps.permissions))
        throw new Refusal('beyond_own_rights');
    const subject = { kind: 'role', id: change.code };
    if (await needsAnother(tx, { kind: ROLE_KIND, permission: 'operators.grant', merchantId: null }, call)) {
      const proposal = { kind: ROLE_KIND, brandId: null, subject, payload: change, reason };
      return { proposal: await call.propose(tx, proposal) };
    }
    const done = await carryOut(tx, change);
    await call.record(tx, { action: ROLE_KIND, brandId: null, subject, reason, ...done });
    return { proposal: null };
  });
}

/** What another operator approves; that one, too, must have all of it. */
export function roleKind(deps: RoleDeps): ProposalKind {
  return proposalKind({
    kind: ROLE_KIND,
    permission: 'operators.grant',
    rule: { standard: 'always', floor: 'always' },
    payload,
    preview: async (db, { code, lines }) => {
      const role = await db
        .selectFrom('operators.role')
        .select('permissions')
        .where('code', '=', code)
        .executeTakeFirst();
      return { before: { lines: role?.permissions ?? [] }, after: { lines } };
    },
    carryOut: async (tx, change, { approver }) => {
      const session = await resolveAnew(deps, approver.sessionId);
      if (!hasAllOf(session, [{ lines: change.lines, merchantId: null }], deps.permissions))
        throw new Refusal('beyond_own_rights');
      return carryOut(tx, change);
    },
  });
}

async function carryOut(tx: Tx, change: RoleChange): Promise<{ before: ActionFacts; after: ActionFacts }> {
  const { code, lines, version } = change;
  const before = await lockRole(tx, change);
  if (version === null) {
    const added = await tx
      .insertInto('operators.role')
      .values({ code, permissions: lines })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal('role_taken');
  } else {
    await tx
      .updateTable('operators.role')
      .set({ permissions: lines, version: version + 1 })
      .where('code', '=', code)
      .execute();
  }
  await notifyOps(tx, { brandId: null, type: 'roles_changed' });
  return { before: { lines: before }, after: { lines } };
}

/** The lines of the role as it stands; none for a new one. */
async function lockRole(tx: Tx, { code, version }: RoleChange): Promise<string[]> {
  if (code === OWNER) throw new Refusal('last_owner');
  const role = await tx
    .selectFrom('operators.role')
    .select(['permissions', 'version'])
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (version === null) {
    if (role) throw new Refusal('role_taken');
    return [];
  }
  if (!role) throw new Refusal('not_found');
  if (role.version !== version) throw new Refusal('changed_meanwhile');
  return role.permissions;
}
