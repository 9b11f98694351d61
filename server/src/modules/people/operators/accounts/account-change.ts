import type { z } from 'zod';
import { type ActionFacts, type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { needsAnother } from '../proposals/needs-another.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { resolveAnew } from '../session/resolve-operator.ts';
import { type LockedOperator, lockManagedOperator, lockOperator } from './find-managed-operator.ts';
import { grantsOf, hasAllOf } from './rights.ts';

type Facts = { before?: ActionFacts; after?: ActionFacts };

/** Something about how another operator comes in, or may come in again: two operators do it. */
export interface AccountChange<Payload extends { operatorId: string }> {
  /** Of the proposal, and what the record calls it. */
  kind: string;
  payload: z.ZodType<Payload>;
  preview(db: Queryable, payload: Payload): Promise<Facts>;
  /** Refuses where the account is no longer as it was when it was proposed. */
  carryOut(tx: Tx, operator: LockedOperator, payload: Payload, now: Date): Promise<Facts>;
}

export type AccountCall = Pick<
  AnyOpsCall,
  'operator' | 'session' | 'brandIds' | 'record' | 'mustBeProposed' | 'propose'
>;
type ChangeDeps = Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>;

/**
 * Proposes a change of another's account, or does it at once in a house that has never had a second operator. `check` refuses what need
 * not be proposed at all. Refuses with `not_found`, `operator_own`, `beyond_own_rights`.
 */
export async function changeAccount<Payload extends { operatorId: string }>(
  deps: ChangeDeps,
  change: AccountChange<Payload>,
  wanted: {
    operatorId: string;
    reason: string;
    payloadOf(tx: Tx, operator: LockedOperator): Promise<Payload>;
  },
  call: AccountCall,
): Promise<{ proposal: string | null }> {
  const { operatorId, reason } = wanted;
  const house = call.session.house.has('operators.change');
  return deps.db.transaction(async (tx) => {
    const operator = await lockManagedOperator(tx, deps, operatorId, { ...call, house });
    const payload = await wanted.payloadOf(tx, operator);
    const subject = { kind: 'operator', id: operatorId, name: operator.display_name };
    const merchantId = await scopeOf(tx, operatorId);
    const { kind } = change;
    if (await needsAnother(tx, { kind, permission: 'operators.change', merchantId }, call))
      return { proposal: await call.propose(tx, { kind, brandId: merchantId, subject, payload, reason }) };
    const done = await change.carryOut(tx, operator, payload, deps.clock.now());
    await call.record(tx, { action: kind, brandId: null, subject, reason, ...done });
    return { proposal: null };
  });
}

/** What another operator approves; that one, too, must have every right of the account, and is not the account's. */
export function accountKind<Payload extends { operatorId: string }>(
  deps: ChangeDeps,
  change: AccountChange<Payload>,
): ProposalKind {
  return proposalKind<z.ZodType<Payload>>({
    kind: change.kind,
    permission: 'operators.change',
    rule: { standard: 'always', floor: 'always' },
    payload: change.payload,
    preview: (db, payload) => change.preview(db, payload),
    carryOut: async (tx, payload, { approver, now }) => {
      if (payload.operatorId === approver.id) throw new Refusal('operator_own');
      const operator = await lockOperator(tx, payload.operatorId);
      if (!operator) throw new Refusal('not_found');
      const session = await resolveAnew(deps, approver.sessionId);
      if (!hasAllOf(session, await grantsOf(tx, operator.id), deps.permissions))
        throw new Refusal('beyond_own_rights');
      return change.carryOut(tx, operator, payload, now);
    },
  });
}

/** The one brand an account works for; null for the whole house, for several brands, and for one without a role. */
async function scopeOf(tx: Tx, operatorId: string): Promise<string | null> {
  return commonScope((await grantsOf(tx, operatorId)).map(({ merchantId }) => merchantId));
}

/** The brand that all of them are; null where they differ or one is the whole house. */
export function commonScope(merchantIds: readonly (string | null)[]): string | null {
  const [first = null, ...others] = new Set(merchantIds);
  return others.length === 0 ? first : null;
}
