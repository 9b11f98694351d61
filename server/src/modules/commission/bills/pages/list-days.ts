import type { billDays as endpoint } from '@lanna/contract/commission/bills/bills';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readTeamFigures } from '../../teams/read-figures.ts';
import { type Reader, readBill } from './list-bills.ts';

/** The days of a bill, the last one first: a month at most. Refuses `bill_unknown`. */
export async function listDays(db: Queryable, reader: Reader, id: string): Promise<Value<typeof endpoint>> {
  const bill = await readBill(db, reader, id);
  if (!bill) throw new Refusal('bill_unknown');
  const team = { merchantId: bill.merchant_id, agentId: bill.member_id };
  const list = [];
  const first = Temporal.PlainDate.from(bill.from_day);
  for (
    let day = Temporal.PlainDate.from(bill.to_day);
    Temporal.PlainDate.compare(day, first) >= 0;
    day = day.subtract({ days: 1 })
  ) {
    const text = day.toString();
    const { stake, payout, validTurnover, bonuses } = await readTeamFigures(db, team, {
      from: text,
      to: text,
    });
    list.push({
      day: text,
      stake: formatMoney(stake),
      payout: formatMoney(payout),
      turnover: formatMoney(validTurnover),
      bonuses: formatMoney(bonuses),
    });
  }
  return { list };
}
