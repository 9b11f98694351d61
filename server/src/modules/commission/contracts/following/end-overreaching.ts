import { periodOf, shifted } from '@lanna/rules/commission/contracts/period';
import { aboveOwn, periodKindOf } from '@lanna/rules/commission/contracts/terms';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type Contract, contractOf, contractRows, inForce, lockParties } from '../pages/contract-row.ts';
import { contractDesk } from '../signing/contract-desk.ts';

/**
 * After an agent's own contract has changed or ended: contracts it gave, which the brand pays, and which what it has now does not cover, end
 * with the period that runs; and so on below. Else the brand would pay by them what it has agreed to with no agent.
 */
export async function endOverreaching(
  tx: Tx,
  {
    merchantId,
    uplineId,
    kind,
    today,
    now,
  }: { merchantId: string; uplineId: string; kind: string; today: string; now: Date },
): Promise<void> {
  const own = (await inForce(tx, uplineId, kind)).filter(({ payer }) => payer === 'platform');
  const given = await contractRows(tx)
    .where('c.merchant_id', '=', merchantId)
    .where('c.upline_id', '=', uplineId)
    .where('c.kind', '=', kind)
    .where('c.payer', '=', 'platform')
    .where('c.state', 'in', ['effective', 'termination_asked'])
    .orderBy('c.id')
    .forUpdate()
    .execute();
  for (const contract of given.map(contractOf)) {
    if (own.some(({ terms }) => aboveOwn(contract.terms, terms, 'platform') === undefined)) continue;
    const lastDay = endOfRunning(contract, today);
    await lockParties(tx, kind, [contract.memberId]);
    await contractDesk.move(tx, contract, {
      to: { state: 'ended' },
      by: null,
      what: 'ended',
      set: { closing: 'upline_ended', last_day: lastDay },
      news: { to: 'both', template: 'contract_ended', day: lastDay },
      now,
    });
    await endOverreaching(tx, { merchantId, uplineId: contract.memberId, kind, today, now });
  }
}

/** The last day of the period that runs; of a contract that has not begun, the day before it would. */
export function endOfRunning({ terms, fromDay }: Pick<Contract, 'terms' | 'fromDay'>, today: string): string {
  if (fromDay !== null && fromDay > today) return shifted(fromDay, -1);
  return periodOf(periodKindOf(terms), today).to;
}
