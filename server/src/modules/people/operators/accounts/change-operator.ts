import { z } from 'zod';
import type { ActionFacts } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { dropPasswordLink } from '../session/password-link.ts';
import { type AccountCall, type AccountChange, changeAccount } from './account-change.ts';
import { endOperatorSessions } from './end-operator-sessions.ts';
import { type LockedOperator, lockManagedOperator } from './find-managed-operator.ts';
import { refuseLastOwner } from './refuse-last-owner.ts';

type ChangeDeps = Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>;
type ChangeCall = Pick<AnyOpsCall, 'operator' | 'session' | 'brandIds' | 'record'>;

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

const unlocking = z.object({
  operatorId: z.uuid(),
  /** Of the account that was looked at. */
  version: z.int(),
});

export const unlock: AccountChange<z.infer<typeof unlocking>> = {
  kind: 'operators.unlock',
  payload: unlocking,
  preview: async () => ({ before: { status: 'locked' }, after: { status: 'active' } }),
  carryOut: async (tx, operator, { version }, now) => {
    refuseOlder(operator, version);
    await setStatus(tx, operator, 'active', now);
    return { before: { status: operator.status }, after: { status: 'active' } };
  },
};

/**
 * Locks an operator, whose sessions end at once: that only takes power away, and one may. Lifting the lock is proposed. Refuses with
 * `not_found`, `changed_meanwhile`, `operator_own`, `beyond_own_rights`, `last_owner`.
 */
export async function setOperatorStatus(
  deps: ChangeDeps,
  wanted: { id: string; status: 'active' | 'locked'; version: number; reason: string },
  call: AccountCall,
): Promise<{ version: number; proposal: string | null }> {
  const { id, status, version, reason } = wanted;
  if (status === 'active') {
    const payloadOf = async (_tx: Tx, operator: LockedOperator) => {
      refuseOlder(operator, version);
      return { operatorId: id, version };
    };
    const { proposal } = await changeAccount(deps, unlock, { operatorId: id, reason, payloadOf }, call);
    return { version: proposal === null ? version + 1 : version, proposal };
  }
  const now = deps.clock.now();
  return changing(deps, id, call, { reason }, async (tx, operator) => {
    refuseOlder(operator, version);
    await refuseLastOwner(tx, id);
    await setStatus(tx, operator, 'locked', now);
    await dropPasswordLink(tx, id);
    const sessionsEnded = await endOperatorSessions(tx, { operatorId: id, which: 'all', now });
    return {
      value: { version: version + 1, proposal: null },
      action: 'operators.lock',
      before: { status: operator.status },
      after: { status, sessionsEnded },
    };
  });
}

async function setStatus(tx: Tx, { id, version }: LockedOperator, status: 'active' | 'locked', now: Date) {
  await tx
    .updateTable('operators.operator')
    .set({ status, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Locks the account, changes it, and records what was done. */
function changing<V>(
  deps: ChangeDeps,
  id: string,
  call: ChangeCall,
  { own = false, reason }: { own?: boolean; reason?: string },
  change: (
    tx: Tx,
    operator: LockedOperator,
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

function refuseOlder(operator: LockedOperator, version: number) {
  if (operator.version !== version) throw new Refusal('changed_meanwhile');
}
