import { movesOf } from '@lanna/rules/commission/contracts/contract-life';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Contract } from '../pages/contract-row.ts';
import { closeContract } from './close-contract.ts';
import { notifySides } from './notify-sides.ts';
import { type Actor, sideOf } from './parties.ts';

/** Says no to the other side's proposal, or takes the own one back. Refuses with `contract_moved_on` {state}. */
export async function dropProposal(
  tx: Tx,
  contract: Contract,
  { move, by, note, now }: { move: 'deny' | 'withdraw'; by: Actor; note?: string; now: Date },
): Promise<void> {
  if (!movesOf(contract, by.side).includes(move))
    throw new Refusal('contract_moved_on', { state: contract.state });
  const event = { ...sideOf(by, contract.uplineId), ...(note !== undefined && { note }), now };
  if (move === 'withdraw') {
    await closeContract(tx, contract, {
      state: 'invalid',
      closing: 'taken_back',
      event: { what: 'withdrawn', ...event },
    });
    return notifySides(tx, contract, { to: by.side === 'member' ? 'upline' : 'member', now });
  }
  await closeContract(tx, contract, { state: 'denied', closing: null, event: { what: 'denied', ...event } });
  await notifySides(tx, contract, {
    to: by.side === 'member' ? 'upline' : 'member',
    template: 'contract_denied',
    now,
  });
}
