import type { SegmentConditions } from '@lanna/contract/oversight/segments/ops';
import { type Figure, MONEY_FIGURES } from '@lanna/contract/oversight/segments/segment-terms';
import { type RawBuilder, sql } from 'kysely';

const UNIT = 100_000n;
/** Since what never was: longer than any number of days that may be asked for. */
const NEVER_DAYS = 2_000_000_000;

/** Conditions on figures, of `m` (an account) with `f` (its figures, or none where it has never moved anything). */
export function figureCondition(
  conditions: SegmentConditions,
  { timeZone, at }: { timeZone: string; at: Date },
): RawBuilder<boolean> {
  const today = sql<string>`(${at}::timestamptz at time zone ${timeZone})::date`;
  const parts = Object.entries(conditions).flatMap(([figure, bounds]) => {
    const value = valueOfFigure(figure as Figure, { today, timeZone });
    const scale = (MONEY_FIGURES as readonly string[]).includes(figure) ? UNIT : 1n;
    const { least = null, most = null } = bounds ?? {};
    return [
      ...(least === null ? [] : [sql`${value} >= ${BigInt(least) * scale}`]),
      ...(most === null ? [] : [sql`${value} <= ${BigInt(most) * scale}`]),
    ];
  });
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** Whether a member who has never moved anything may have these figures; where the account alone decides, it may. */
export function holdsWithoutFigures(conditions: SegmentConditions): boolean {
  return Object.entries(conditions).every(([figure, bounds]) => {
    if (figure === 'daysSinceRegistration' || figure === 'rank') return true;
    const value = figure === 'daysSinceDeposit' || figure === 'daysSinceBet' ? NEVER_DAYS : 0;
    return value >= (bounds?.least ?? value) && value <= (bounds?.most ?? value);
  });
}

function valueOfFigure(
  figure: Figure,
  { today, timeZone }: { today: RawBuilder<string>; timeZone: string },
): RawBuilder<unknown> {
  switch (figure) {
    case 'deposits':
    case 'withdrawals':
    case 'net':
    case 'ggr':
    case 'bonuses':
    case 'bets':
      return sql`coalesce(f.${sql.ref(figure)}, 0)`;
    case 'depositCount':
      return sql`coalesce(f.deposit_count, 0)`;
    case 'daysSinceDeposit':
      return sql`coalesce(${today} - (f.last_deposit_at at time zone ${timeZone})::date, ${NEVER_DAYS})`;
    case 'daysSinceBet':
      return sql`coalesce(${today} - f.last_bet_day, ${NEVER_DAYS})`;
    case 'daysSinceRegistration':
      return sql`${today} - (m.registered_at at time zone ${timeZone})::date`;
    case 'rank':
      return sql`m.rank_level`;
  }
}
