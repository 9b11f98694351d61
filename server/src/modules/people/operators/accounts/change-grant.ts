import { z } from 'zod';
import { type ActionFacts, type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readRoles, roleNames } from '../internal/role-names.ts';
import { needsAnother } from '../proposals/needs-another.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { resolveAnew } from '../session/resolve-operator.ts';
import { endOperatorSessions } from './end-operator-sessions.ts';
import { isInSight } from './find-managed-operator.ts';
import { grantRole } from './insert-operator.ts';
import { OWNER, refuseLastOwner } from './refuse-last-owner.ts';
import { grantsOf, hasAllOf } from './rights.ts';

export const GRANT_KIND = 'operators.grant-role';

const payload = z.object({
  operatorId: z.uuid(),
  role: z.string(),
  merchantId: z.uuid().nullable(),
  give: z.boolean(),
});
export type GrantChange = z.infer<typeof payload>;

type GrantCall = Pick<AnyOpsCall, 'operator' | 'session' | 'record' | 'mustBeProposed' | 'propose'>;

/**
 * Gives or takes a role: proposed, but for a house that has never had a second operator. Answers the proposal's id, or null. Refuses with `not_found`, `operator_own`, `beyond_own_rights`, `last_owner`.
 */
export async function changeGrant(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>,
  wanted: { operatorId: string; role: string; brand: string | null; give: boolean; reason: string },
  call: GrantCall,
): Promise<{ proposal: string | null }> {
  return deps.db.transaction((tx) => changeIn(tx, deps, wanted, call));
}

async function changeIn(
  tx: Tx,
  deps: Pick<OperatorDeps, 'clock' | 'permissions'>,
  wanted: { operatorId: string; role: string; brand: string | null; give: boolean; reason: string },
  call: GrantCall,
): Promise<{ proposal: string | null }> {
  const { operatorId, role, give, reason } = wanted;
  const house = call.session.house.has('operators.grant');
  const brandIds = (call.session.grants.get('operators.grant') ?? []).map(({ id }) => id);
  if (!(await isInSight(tx, operatorId, { ...call, brandIds, house }))) throw new Refusal('not_found');
  if (operatorId === call.operator.id) throw new Refusal('operator_own');
  const merchantId = brandIdOf(wanted.brand, call);
  const lines = await linesOf(tx, role);
  const touched = [{ lines, merchantId }, ...(await grantsOf(tx, operatorId))];
  if (!hasAllOf(call.session, give ? touched.slice(0, 1) : touched, deps.permissions))
    throw new Refusal('beyond_own_rights');
  const { display_name: name } = await tx
    .selectFrom('operators.operator')
    .select('display_name')
    .where('id', '=', operatorId)
    .executeTakeFirstOrThrow();
  const subject = { kind: 'operator', id: operatorId, name };
  const change = { operatorId, role, merchantId, give };
  if (await needsAnother(tx, { kind: GRANT_KIND, permission: 'operators.grant', merchantId }, call)) {
    if (!give && role === OWNER && merchantId === null) await refuseLastOwner(tx, operatorId);
    const proposal = { kind: GRANT_KIND, brandId: merchantId, subject, payload: change, reason };
    return { proposal: await call.propose(tx, proposal) };
  }
  const done = await carryOut(tx, change, { grantedBy: call.operator.id, now: deps.clock.now() });
  await call.record(tx, { action: GRANT_KIND, brandId: merchantId, subject, reason, ...done });
  return { proposal: null };
}

/** What another operator approves; that one, too, must have every right that is given. */
export function grantKind(deps: Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>): ProposalKind {
  return proposalKind({
    kind: GRANT_KIND,
    permission: 'operators.grant',
    rule: { standard: 'always', floor: 'always' },
    payload,
    preview: async (db, { operatorId, role, merchantId, give }) => {
      const roles = await readRoles(db, operatorId);
      const brand = merchantId === null ? null : await brandCodeOf(db, merchantId);
      const others = roles.filter((one) => one.role !== role || one.brand !== brand);
      const after = give ? [...others, { role, brand }] : others;
      return { before: { roles: roleNames(roles) }, after: { roles: roleNames(after) } };
    },
    carryOut: async (tx, change, { approver, now }) => {
      if (change.operatorId === approver.id) throw new Refusal('operator_own');
      const session = await resolveAnew(deps, approver.sessionId);
      const { merchantId } = change;
      if (!hasAllOf(session, [{ lines: await linesOf(tx, change.role), merchantId }], deps.permissions))
        throw new Refusal('beyond_own_rights');
      return carryOut(tx, change, { grantedBy: approver.id, now });
    },
  });
}

async function brandCodeOf(db: Queryable, merchantId: string): Promise<string> {
  const { code } = await db
    .selectFrom('brands.brand')
    .select('code')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return code;
}

async function carryOut(
  tx: Tx,
  { operatorId, role, merchantId, give }: GrantChange,
  { grantedBy, now }: { grantedBy: string; now: Date },
): Promise<{ before: ActionFacts; after: ActionFacts }> {
  await tx
    .selectFrom('operators.operator')
    .select('id')
    .where('id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
  const before = { roles: roleNames(await readRoles(tx, operatorId)) };
  if (give) {
    await linesOf(tx, role);
    await grantRole(tx, { operatorId, role, merchantId, grantedBy, now });
  } else {
    if (role === OWNER && merchantId === null) await refuseLastOwner(tx, operatorId);
    await tx
      .deleteFrom('operators.role_grant')
      .where('operator_id', '=', operatorId)
      .where('role', '=', role)
      .where('merchant_id', merchantId === null ? 'is' : '=', merchantId)
      .execute();
  }
  const sessionsEnded = await endOperatorSessions(tx, { operatorId, which: 'all', now });
  return { before, after: { roles: roleNames(await readRoles(tx, operatorId)), sessionsEnded } };
}

/** Refuses with `not_found` for a role there is not. */
export async function linesOf(tx: Queryable, role: string): Promise<string[]> {
  const found = await tx
    .selectFrom('operators.role')
    .select('permissions')
    .where('code', '=', role)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return found.permissions;
}

/** The brand must be one in which the operator gives roles; the whole house is for who gives them there. */
export function brandIdOf(code: string | null, { session }: Pick<GrantCall, 'session'>): string | null {
  if (code === null && session.house.has('operators.grant')) return null;
  const brand = (session.grants.get('operators.grant') ?? []).find((candidate) => candidate.code === code);
  if (!brand) throw new Refusal('beyond_own_rights');
  return brand.id;
}
