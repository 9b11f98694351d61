import {
  type ContractMove,
  lastDayAgreed,
  movesOf,
  noticeDay,
  otherSide,
} from '@lanna/rules/commission/contracts/contract-life';
import { periodKindOf } from '@lanna/rules/commission/contracts/terms';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { endOverreaching } from '../following/end-overreaching.ts';
import { type Contract, dayOf } from '../pages/contract-row.ts';
import { closeContract } from './close-contract.ts';
import { noteEvent } from './note-event.ts';
import { notifySides } from './notify-sides.ts';
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
  if (!movesOf(contract, by.side).includes(move) || isOver || contract.fromDay === null)
    throw new Refusal('contract_moved_on', { state: isOver ? 'ended' : contract.state });
  const period = periodKindOf(contract.terms);
  const from = sideOf(by, contract.uplineId);
  const to = otherSide(by.side);
  if (move === 'consent') {
    const lastDay = lastDayAgreed(period, today, contract.fromDay);
    await closeContract(tx, contract, {
      state: 'ended',
      closing: 'agreed',
      lastDay,
      event: { what: 'ended', ...from, now },
    });
    await notifySides(tx, contract, { to: 'both', template: 'contract_ended', day: lastDay, now });
    return endOverreaching(tx, { ...contract, uplineId: contract.memberId, today, now });
  }
  if (move === 'terminate') {
    const last = noticeDay(period, today, contract.fromDay);
    await setEnding(tx, contract, { state: 'termination_asked', by: by.side, at: now, last });
    await noteEvent(tx, contract.id, { what: 'ending_asked', ...from, now });
    return notifySides(tx, contract, { to, template: 'contract_ending_asked', day: last, now });
  }
  const refused = move === 'refuse' ? [...contract.refusedSides, to] : contract.refusedSides;
  await setEnding(tx, contract, { state: 'effective', refused });
  await noteEvent(tx, contract.id, {
    what: move === 'refuse' ? 'ending_refused' : 'ending_kept',
    ...from,
    now,
  });
  await notifySides(tx, contract, { to, template: 'contract_goes_on', now });
}

async function setEnding(
  tx: Tx,
  { id }: Contract,
  ending:
    | { state: 'termination_asked'; by: 'member' | 'upline'; at: Date; last: string }
    | { state: 'effective'; refused: readonly string[] },
): Promise<void> {
  const asked = ending.state === 'termination_asked';
  await tx
    .updateTable('contracts.contract')
    .set({
      state: ending.state,
      ending_by: asked ? ending.by : null,
      ending_at: asked ? ending.at : null,
      notice_day: asked ? ending.last : null,
      ...(!asked && { refused_sides: [...ending.refused] }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
