import { SHEET_PERIODS, type SheetPeriod } from '@lanna/contract/commission/positions/positions';
import type { Sheet, SheetLine } from '@lanna/contract/commission/positions/sheets';
import { rateCategory } from '@lanna/contract/people/agents/rates';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';

const period = z.enum(SHEET_PERIODS);

/** Sheets with the names of both sides. The brand is no account: it has no name here. */
export function sheets(db: Queryable) {
  return db
    .selectFrom('positions.sheet as s')
    .innerJoin('members.account as l', 'l.id', 's.lower_id')
    .leftJoin('members.account as u', 'u.id', 's.upper_id')
    .select([
      's.id',
      's.merchant_id',
      's.lower_id',
      's.upper_id',
      's.period',
      sql<string>`s.from_day::text`.as('from_day'),
      sql<string>`s.to_day::text`.as('to_day'),
      's.amount',
      's.issued_at',
      's.lower_at',
      's.upper_at',
      's.upper_by',
      'l.username as lower_name',
      'l.agent_id as lower_agent_id',
      'u.id as upper_account_id',
      'u.username as upper_name',
      'u.agent_id as upper_agent_id',
    ]);
}

export type SheetRecord = Awaited<ReturnType<ReturnType<typeof sheets>['executeTakeFirstOrThrow']>>;

/** As one of its sides reads it. */
export function showSheetTo(readerId: string, row: SheetRecord): Sheet {
  const isLower = row.lower_id === readerId;
  const other = isLower
    ? row.upper_account_id === null
      ? null
      : nameInLine(readerId, { username: row.upper_name, agent_id: row.upper_agent_id })
    : nameInLine(readerId, { username: row.lower_name, agent_id: row.lower_agent_id });
  const pays = isLower ? row.amount : -row.amount;
  const own = isLower ? row.lower_at : row.upper_at;
  const others = isLower ? row.upper_at : row.lower_at;
  return {
    id: row.id,
    side: isLower ? 'upline' : 'downline',
    other,
    ...periodOfSheet(row),
    amount: formatMoney(pays < 0n ? -pays : pays),
    way: pays > 0n ? 'pay' : pays < 0n ? 'receive' : 'even',
    issuedAt: row.issued_at.toISOString(),
    ownSettledAt: own?.toISOString() ?? null,
    otherSettledAt: others?.toISOString() ?? null,
  };
}

export function periodOfSheet(row: Pick<SheetRecord, 'period' | 'from_day' | 'to_day'>): {
  period: SheetPeriod;
  from: string;
  to: string;
} {
  return { period: period.parse(row.period), from: row.from_day, to: row.to_day };
}

/** What a sheet adds up, by day and kind of game. What the upper side holds is its own affair. */
export async function linesOf(
  db: Queryable,
  row: Pick<SheetRecord, 'id' | 'from_day'>,
  { toUpper }: { toUpper: boolean },
): Promise<SheetLine[]> {
  const lines = await db
    .selectFrom('positions.sheet_line')
    .select([sql<string>`day::text`.as('day'), 'category', 'result', 'owed', 'held'])
    .where('sheet_id', '=', row.id)
    .orderBy('positions.sheet_line.day')
    .orderBy('category')
    .execute();
  return lines.map(({ day, category, result, owed, held }) => ({
    day,
    category: rateCategory.parse(category),
    isCorrection: day < row.from_day,
    result: formatMoney(result),
    below: formatMoney(result - owed),
    owed: formatMoney(owed),
    held: toUpper ? formatMoney(held) : null,
  }));
}
