import { sql } from 'kysely';
import { findDifferences } from '../modules/money/reconciliation/search/find-differences.ts';
import type { MoneyBrand } from './brand.fixture.ts';

const DAY_MS = 86_400_000;

/** What the books of the brand say after all sequences, and beside it what the model says. */
export function moneyBooks({ db, clock, model, merchantId }: MoneyBrand) {
  return {
    expectedClearing: () => nonZero(model.clearing),
    clearing: async () => {
      const { rows } = await sql<{ code: string; booked: bigint }>`
        select purpose as code, sum(debited - credited)::bigint as booked from ledger.house_day
        where kind = 'clearing' and merchant_id = ${merchantId} group by 1`.execute(db.kysely);
      return nonZero(Object.fromEntries(rows.map(({ code, booked }) => [code, booked])));
    },
    expectedDifferences: () => [...model.open].sort(),
    /** What reconciliation finds long after everything, by the names that gateway and bank have given it. */
    differences: async () => {
      const later = () => new Date(clock.now().getTime() + 30 * DAY_MS);
      await findDifferences({ db, clock: { now: later } }, { whole: true });
      const cases = await db.kysely
        .selectFrom('reconciliation.money_case')
        .select(['fact', 'facts'])
        .where('merchant_id', '=', merchantId)
        .where('state', '=', 'open')
        .execute();
      return cases.map(({ fact, facts }) => (facts as Record<string, string>)['external'] ?? fact).sort();
    },
  };
}

function nonZero(sums: Record<string, bigint>): Record<string, bigint> {
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0n));
}
