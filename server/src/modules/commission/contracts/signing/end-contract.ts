import {
  type ContractMove,
  lastDayAgreed,
  noticeDay,
  otherSide,
} from '@lanna/rules/commission/contracts/contract-life';
import { periodKindOf } from '@lanna/rules/commission/contracts/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { endOverreaching } from '../following/end-overreaching.ts';
import { type Contract, dayOf } from '../pages/contract-row.ts';
import { contractDesk } from './contract-desk.ts';
import { type Actor, sideOf } from './parties.ts';

export type EndingMove = Extract<ContractMove, 'terminate' | 'consent' | 'refuse' | 'keep'>;

/**
 * One side asks for the end, the other one answers, or the first takes it back. What runs is computed to its last day. Refuses with
 * `contract_moved_on` {state}.
 */
export async function endByParties(
  tx: Tx,
  contract: Contract,
  { move, by, timeZone, now }: { move: EndingMove; by: Actor; timeZone: string; now: Date },
): Promise<void> {
  const today = dayOf(now, timeZone);
  const isOver = contract.noticeDay !== null && contract.noticeDay < today;
  if (isOver || contract.fromDay === null)
    throw new Refusal('contract_moved_on', { state: isOver ? 'ended' : contract.state });
  const { side } = by;
  const period = periodKindOf(contract.terms);
  const step = { ...sideOf(by, contract.uplineId), now };
  const to = otherSide(side);
  if (move === 'consent') {
    const lastDay = lastDayAgreed(period, today, contract.fromDay);
    await contractDesk.move(tx, contract, {
      ...step,
      to: { state: 'ended', move, side },
      what: 'ended',
      set: { closing: 'agreed', last_day: lastDay },
      news: { to: 'both', template: 'contract_ended', day: lastDay },
    });
    return endOverreaching(tx, { ...contract, uplineId: contract.memberId, today, now });
  }
  if (move === 'terminate') {
    const last = noticeDay(period, today, contract.fromDay);
    return contractDesk.move(tx, contract, {
      ...step,
      to: { state: 'termination_asked', move, side },
      what: 'ending_asked',
      set: { ending_by: side, ending_at: now, notice_day: last },
      news: { to, template: 'contract_ending_asked', day: last },
    });
  }
  const refused = move === 'refuse' ? [...contract.refusedSides, to] : contract.refusedSides;
  await contractDesk.move(tx, contract, {
    ...step,
    to: { state: 'effective', move, side },
    what: move === 'refuse' ? 'ending_refused' : 'ending_kept',
    set: { ending_by: null, ending_at: null, notice_day: null, refused_sides: refused },
    news: { to, template: 'contract_goes_on' },
  });
}
