import type { Tx } from '../../platform/database.ts';
import type { ActionFacts } from '../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../platform/ops/ops-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashPassword } from '../authentication/password.ts';
import type { OperatorDeps } from './deps.ts';
import { endOperatorSessions } from './end-operator-sessions.ts';
import { lockManagedOperator } from './find-managed-operator.ts';
import { newPassword } from './new-password.ts';
import { refuseLastOwner } from './refuse-last-owner.ts';

type ChangeDeps = Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>;
type ChangeCall = Pick<AnyOpsCall, 'operator' | 'session' | 'brandIds' | 'record'>;
type Locked = Awaited<ReturnType<typeof lockManagedOperator>>;

/** Gives an operator another displayed name; the own one too. Refuses with `not_found`, `changed_meanwhile`, `beyond_own_rights`. */
export async function renameOperator(
  deps: ChangeDeps,
  { id, displayName, version }: { id: string; displayName: string; version: number },
  call: ChangeCall,
): Promise<{ version: number }> {
  return changing(deps, id, call, { own: true }, async (tx, operator) => {
    refuseOlder(operator, version);
    await tx
      .updateTable('operators.operator')
      .set({ display_name: displayName, version: version + 1, updated_at: deps.clock.now() })
      .where('id', '=', id)
      .execute();
    return {
      value: { version: version + 1 },
      action: 'operators.rename',
      before: { displayName: operator.display_name },
      after: { displayName },
    };
  });
}

/**
 * Locks an operator, whose sessions end at once, or unlocks. Refuses with `not_found`, `changed_meanwhile`, `operator_own`,
 * `beyond_own_rights`, `last_owner`.
 */
export async function setOperatorStatus(
  deps: ChangeDeps,
  wanted: { id: string; status: 'active' | 'locked'; version: number; reason: string },
  call: ChangeCall,
): Promise<{ version: number }> {
  const { id, status, version, reason } = wanted;
  const now = deps.clock.now();
  return changing(deps, id, call, { reason }, async (tx, operator) => {
    refuseOlder(operator, version);
    if (status === 'locked') await refuseLastOwner(tx, id);
    await tx
      .updateTable('operators.operator')
      .set({ status, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    const sessionsEnded =
      status === 'locked' ? await endOperatorSessions(tx, { operatorId: id, which: 'all', now }) : 0;
    return {
      value: { version: version + 1 },
      action: status === 'locked' ? 'operators.lock' : 'operators.unlock',
      before: { status: operator.status },
      after: { status, sessionsEnded },
    };
  });
}

/** Removes all second factors of an operator who has lost them. Refuses with `not_found`, `operator_own`, `beyond_own_rights`. */
export async function resetOperatorFactor(
  deps: ChangeDeps,
  { id, reason }: { id: string; reason: string },
  call: ChangeCall,
): Promise<void> {
  const now = deps.clock.now();
  await changing(deps, id, call, { reason }, async (tx) => {
    const removed = async (table: 'totp' | 'passkey' | 'recovery_code' | 'totp_setup') =>
      Number(
        (await tx.deleteFrom(`operators.${table}`).where('operator_id', '=', id).executeTakeFirst())
          .numDeletedRows,
      );
    const before = { totp: await removed('totp'), passkeys: await removed('passkey') };
    await removed('recovery_code');
    await removed('totp_setup');
    const sessionsEnded = await endOperatorSessions(tx, { operatorId: id, which: 'all', now });
    const after = { totp: 0, passkeys: 0, sessionsEnded };
    return { value: {}, action: 'operators.reset-second-factor', before, after };
  });
}

/** A new password, shown this once. Refuses with `not_found`, `operator_own`, `beyond_own_rights`. */
export async function newOperatorPassword(
  deps: ChangeDeps,
  { id, reason }: { id: string; reason: string },
  call: ChangeCall,
): Promise<{ password: string }> {
  const now = deps.clock.now();
  const password = newPassword();
  const password_hash = await hashPassword(password);
  return changing(deps, id, call, { reason }, async (tx) => {
    await tx
      .updateTable('operators.operator')
      .set({ password_hash, password_change_due: true, updated_at: now })
      .where('id', '=', id)
      .execute();
    const sessionsEnded = await endOperatorSessions(tx, { operatorId: id, which: 'all', now });
    return { value: { password }, action: 'operators.new-password', after: { sessionsEnded } };
  });
}

/** Locks the account, changes it, and records what was done. */
function changing<V>(
  deps: ChangeDeps,
  id: string,
  call: ChangeCall,
  { own = false, reason }: { own?: boolean; reason?: string },
  change: (
    tx: Tx,
    operator: Locked,
  ) => Promise<{ value: V; action: string; before?: ActionFacts; after: ActionFacts }>,
): Promise<V> {
  const house = call.session.house.has('operators.change');
  return deps.db.transaction(async (tx) => {
    const operator = await lockManagedOperator(tx, deps, id, { ...call, house }, { own });
    const { value, action, before, after } = await change(tx, operator);
    const subject = { kind: 'operator', id, name: operator.display_name };
    await call.record(tx, { action, brandId: null, subject, before, after, reason });
    return value;
  });
}

function refuseOlder(operator: Locked, version: number) {
  if (operator.version !== version) throw new Refusal('changed_meanwhile');
}
