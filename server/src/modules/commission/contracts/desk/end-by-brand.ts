import type { endContract as endpoint } from '@lanna/contract/commission/contracts/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { z } from 'zod';
import type { DeskCall } from '../../../../platform/ops/desk.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { endOfRunning, endOverreaching } from '../following/end-overreaching.ts';
import { type Contract, dayOf } from '../pages/contract-row.ts';
import { contractDesk } from '../signing/contract-desk.ts';

/** The kind of proposal; the console's setting says whether a second operator is needed. */
export const END_CONTRACT = 'contracts.end';

type Ending = DeskCall & Pick<AnyOpsCall, 'mustBeProposed' | 'propose'>;

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
    const contract = await contractDesk.lockFor(tx, call, { id, version });
    refuseOver(contract);
    if (await call.mustBeProposed(tx, END_CONTRACT)) {
      const about = { ...contractDesk.about(contract), reason };
      await call.propose(tx, { ...about, kind: END_CONTRACT, payload: { id } });
      return { outcome: 'proposed' };
    }
    await end(tx, contract, { by: call.operator.name, reason, now }, call);
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
    const contract = await contractDesk.lockFor(tx, { brandIds: [brandId] }, { id }).catch(outdated);
    if (contract.fromDay === null || contract.lastDay !== null) throw new Refusal('proposal_outdated');
    const lastDay = await end(tx, contract, { by: approver.name, reason, now });
    return { before: { state: contract.state }, after: { state: 'ended', lastDay } };
  },
});

function refuseOver({ state, fromDay, lastDay }: Contract): void {
  if (fromDay === null || lastDay !== null) throw new Refusal('contract_moved_on', { state });
}

function outdated(error: unknown): never {
  throw error instanceof Refusal ? new Refusal('proposal_outdated', { cause: error.code }) : error;
}

async function end(
  tx: Tx,
  contract: Contract,
  { by, reason, now }: { by: string; reason: string; now: Date },
  call?: DeskCall,
): Promise<string> {
  const today = dayOf(now, await timeZoneOf(tx, contract.merchantId));
  const lastDay = endOfRunning(contract, today);
  const after = { state: 'ended', lastDay };
  await contractDesk.move(
    tx,
    contract,
    {
      to: { state: 'ended' },
      by,
      what: 'ended',
      side: 'brand',
      note: reason,
      set: { closing: 'brand', last_day: lastDay },
      news: { to: 'both', template: 'contract_ended', day: lastDay },
      now,
    },
    call && { call, action: 'contracts.end', after, reason },
  );
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
