import type { Period } from '@lanna/rules/commission/contracts/period';
import { sql } from 'kysely';
import type { FileAnswer } from '../../../../platform/files/send-csv.ts';
import { type Paging, readAllRows } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { dueOf } from './list-rows.ts';
import type { Earner } from './show-income.ts';

const PAGING: Paging = {
  keys: { day: { by: sql`d.day`, type: 'date' } },
  id: sql`(d.child_id || d.kind || d.part) collate "C"`,
  idType: 'text',
};

const HEADER = ['day', 'account', 'kind', 'part', 'turnover', 'rate_percent', 'earned', 'paid'];

/** The rebates of a period, a row for each day, child and category. */
export function exportIncome(db: Queryable, earner: Earner, period: Period): FileAnswer {
  return { name: `income-${period.from}-${period.to}`, header: HEADER, rows: fileRows(db, earner, period) };
}

async function* fileRows(db: Queryable, earner: Earner, { from, to }: Period) {
  const found = dueOf(db, earner).where(
    sql<boolean>`d.day between ${from}::date and ${to}::date and (d.due <> 0 or d.paid <> 0)`,
  );
  for await (const row of readAllRows(found, PAGING, { sort: '-day' }))
    yield [
      row.day,
      nameInLine(earner.agentId, { ...row, id: row.child_id }),
      row.kind,
      row.part,
      row.turnover,
      row.rate === null ? null : row.rate / 1000,
      row.due,
      row.paid,
    ];
}
