import { idEndOf } from '@lanna/rules/short-number';
import { endsIn } from '../../../../platform/ops/numbered.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const LINES_MAX = 1000;

/** Slips of these brands whose short number was typed. Two may share one: an id has more bits than a number. */
export function slipsNumbered(db: Queryable, end: string, brandIds: readonly string[]) {
  return db
    .selectFrom('lottery.slip as s')
    .where('s.merchant_id', 'in', [...brandIds])
    .where(endsIn('s.id', end));
}

/** Ids of the lines, which are bets, of the slip whose short number was typed. */
export async function linesOfSlip(
  db: Queryable,
  typed: string,
  brandIds: readonly string[],
): Promise<string[]> {
  const end = idEndOf('S', typed);
  if (end === undefined || brandIds.length === 0) return [];
  const lines = await db
    .selectFrom('lottery.line as l')
    .select('l.id')
    .where('l.slip_id', 'in', slipsNumbered(db, end, brandIds).select('s.id'))
    .limit(LINES_MAX)
    .execute();
  return lines.map(({ id }) => id);
}
