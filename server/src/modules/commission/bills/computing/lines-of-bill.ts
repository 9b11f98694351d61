import { CONTRACT_KINDS } from '@lanna/rules/commission/contracts/terms';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { oneOf } from '../pages/one-of.ts';
import { periodOfBill } from './period-of-bill.ts';

interface Period {
  kind: string;
  from_day: string;
  to_day: string;
  slot: number | null;
}

const MOVEMENTS = ['set_aside', 'returned', 'paid', 'taken_back', 'shortfall'] as const;
const PERIOD = sql`b.kind, b.from_day::text, b.to_day::text, b.slot`;

/** What a bill is made of besides its own figures, and the money that has moved for it. */
export async function linesOf(db: Queryable, id: string) {
  const { rows: corrections } = await sql<Period & { id: string; was: Money; is: Money }>`
    select b.id, ${PERIOD}, c.was, c."is" from bills.correction c join bills.bill b on b.id = c.of_id
    where c.bill_id = ${id} order by b.from_day, b.slot`.execute(db);
  const { rows: below } = await sql<
    Period & { username: string | null; agent_id: string | null; amount: Money }
  >`
    select m.username, m.agent_id, ${PERIOD}, b.total_now as amount
    from bills.bill above
    join bills.deduction d on d.contract_id = above.contract_id
    join bills.bill b on b.id = d.bill_id and b.to_day between above.from_day and above.to_day and b.slot is not distinct from above.slot
    join members.account m on m.id = b.member_id
    where above.id = ${id} and b.total_now > 0 order by b.total_now desc, b.id limit 100`.execute(db);
  const { rows: movements } = await sql<{ kind: string; amount: Money; at: Date }>`
    select kind, amount, at from bills.movement where bill_id = ${id} order by at, id limit 200`.execute(db);
  return {
    corrections: corrections.map((row) => ({
      id: row.id,
      ...periodOf(row),
      was: formatMoney(row.was),
      is: formatMoney(row.is),
    })),
    below: below.map((row) => ({
      username: row.username,
      agent_id: row.agent_id,
      ...periodOf(row),
      amount: formatMoney(row.amount),
    })),
    movements: movements.map(({ kind, amount, at }) => ({
      kind: oneOf(MOVEMENTS, kind),
      amount: formatMoney(amount),
      at: at.toISOString(),
    })),
  };
}

function periodOf(row: Period) {
  return periodOfBill(oneOf(CONTRACT_KINDS, row.kind), row);
}
