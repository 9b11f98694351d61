import { otherSide } from '@lanna/rules/commission/contracts/contract-life';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Contract } from '../pages/contract-row.ts';
import { contractDesk } from './contract-desk.ts';
import { type Actor, sideOf } from './parties.ts';

/** Says no to the other side's proposal, or takes the own one back. Refuses with `contract_moved_on` {state}. */
export async function dropProposal(
  tx: Tx,
  contract: Contract,
  { move, by, note, now }: { move: 'deny' | 'withdraw'; by: Actor; note?: string; now: Date },
): Promise<void> {
  const { side } = by;
  const to = otherSide(side);
  await contractDesk.move(tx, contract, {
    ...sideOf(by, contract.uplineId),
    note,
    now,
    ...(move === 'withdraw'
      ? {
          to: { state: 'invalid', move, side },
          what: 'withdrawn',
          set: { closing: 'taken_back' },
          news: { to },
        }
      : { to: { state: 'denied', move, side }, what: 'denied', news: { to, template: 'contract_denied' } }),
  });
}
