import type { endContract as endpoint } from '@lanna/contract/commission/contracts/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { z } from 'zod';
import { type ActionSubject, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { endOfRunning, endOverreaching } from '../following/end-overreaching.ts';
import { type Contract, dayOf, lockContract } from '../pages/contract-row.ts';
import { closeContract } from '../signing/close-contract.ts';
import { notifySides } from '../signing/notify-sides.ts';

/** The kind of proposal; the console's setting says whether a second operator is needed. */
export const END_CONTRACT = 'contracts.end';

type Ending = Pick<AnyOpsCall, 'operator' | 'brandIds' | 'record' | 'mustBeProposed' | 'propose'>;

/**
 * Ends a contract with the period that runs, without its parties: at once, or as a proposal where a second operator is asked for. Refuses
 * `not_found`, `changed_meanwhile`, `contract_moved_on`.
 */
export async function endByBrand(
  db: Database,
  call: Ending,
  id: string,
  { version, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  return db.transaction(async (tx) => {
    const contract = await lockForOperator(tx, call.brandIds, id);
    if (contract.version !== version) throw new Refusal('changed_meanwhile');
    refuseOver(contract);
    const action = { brandId: contract.merchantId, subject: subjectOf(contract), reason };
    if (await call.mustBeProposed(tx, END_CONTRACT)) {
      await call.propose(tx, { ...action, kind: END_CONTRACT, payload: { id } });
      return { outcome: 'proposed' };
    }
    const lastDay = await end(tx, contract, { operator: call.operator.name, note: reason, now });
    await call.record(tx, {
      ...action,
      action: 'contracts.end',
      before: { state: contract.state },
      after: { state: 'ended', lastDay },
    });
    return { outcome: 'ended' };
  });
}

/** Carried out when a second operator approves; outdated if the contract has ended meanwhile. */
export const endProposal = proposalKind({
  kind: END_CONTRACT,
  permission: 'contracts.end',
  rule: { standard: 'never', floor: 'never' },
  payload: z.object({ id: z.uuid() }),
  carryOut: async (tx, { id }, { brandId, reason, approver, now }) => {
    if (brandId === null) throw new Error('a contract is of a brand');
    const contract = await lockForOperator(tx, [brandId], id).catch(outdated);
    if (contract.fromDay === null || contract.lastDay !== null) throw new Refusal('proposal_outdated');
    const lastDay = await end(tx, contract, { operator: approver.name, note: reason, now });
    return { before: { state: contract.state }, after: { state: 'ended', lastDay } };
  },
});

export function subjectOf({ id, kind }: Pick<Contract, 'id' | 'kind'>): ActionSubject {
  return { kind: 'contract', id, name: kind };
}

/** A contract of the brands in scope, held. Refuses with `not_found`. */
export async function lockForOperator(tx: Tx, brandIds: readonly string[], id: string): Promise<Contract> {
  return lockContract(tx, brandIds, id).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('not_found') : error;
  });
}

function refuseOver({ state, fromDay, lastDay }: Contract): void {
  if (fromDay === null || lastDay !== null) throw new Refusal('contract_moved_on', { state });
}

function outdated(error: unknown): never {
  throw error instanceof Refusal ? new Refusal('proposal_outdated', { cause: error.code }) : error;
}

async function end(
  tx: Tx,
  contract: Contract,
  by: { operator: string; note: string; now: Date },
): Promise<string> {
  const { now } = by;
  const today = dayOf(now, await timeZoneOf(tx, contract.merchantId));
  const lastDay = endOfRunning(contract, today);
  await closeContract(tx, contract, {
    state: 'ended',
    closing: 'brand',
    lastDay,
    event: { what: 'ended', side: 'brand', ...by },
  });
  await notifySides(tx, contract, { to: 'both', template: 'contract_ended', day: lastDay, now });
  await endOverreaching(tx, { ...contract, uplineId: contract.memberId, today, now });
  return lastDay;
}

async function timeZoneOf(db: Queryable, brandId: string): Promise<string> {
  const brand = await db
    .selectFrom('brands.brand')
    .select('time_zone')
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow();
  return brand.time_zone;
}
