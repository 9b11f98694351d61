import { displayMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { fullestNumbers } from '../../../lotteries/lottery/fullest-numbers.ts';
import type { Finding, Measured, MeasuredBrand, MeasuredRule } from './finding.ts';

const UNIT = 100_000n;

/**
 * Wins of so many units or more that were settled since the rule was measured last: each is counted once, by the numbers of settled changes
 * up to which the sums go. Several of a brand are one alert.
 */
export async function measureWins(
  db: Queryable,
  { threshold, cursor }: MeasuredRule,
  brands: readonly MeasuredBrand[],
): Promise<Measured> {
  const { rows: progress } = await sql<{ number: bigint }>`select number from bets.counted_to`.execute(db);
  const until = progress[0]?.number ?? 0n;
  // A new rule begins with what comes from now on.
  if (cursor === null || cursor >= until) return { findings: [], cursor: until };
  const { rows } = await sql<{ merchant_id: string; wins: number; largest: Money; since: Date }>`
    select merchant_id, count(*)::integer as wins, max(payout)::bigint as largest, min(recorded_at) as since
    from bets.settled_change
    where number > ${cursor} and number <= ${until} and payout >= ${BigInt(threshold) * UNIT}
      and merchant_id = any (${brands.map(({ id }) => id)}::uuid[])
    group by merchant_id`.execute(db);
  const findings = rows.map(({ merchant_id, wins, largest, since }): Finding => {
    const brand = brands.find(({ id }) => id === merchant_id);
    return {
      merchantId: merchant_id,
      subject: 'win',
      since,
      times: wins,
      facts: { largest: `${displayMoney(largest)} ${brand?.currency ?? ''}` },
    };
  });
  return { findings, cursor: until };
}

/** Draws on whose fullest number stands so many percent of its limit or more. */
export async function measureLiability(
  db: Queryable,
  { threshold }: MeasuredRule,
  brands: readonly MeasuredBrand[],
  now: Date,
): Promise<Finding[]> {
  const found = await Promise.all(
    brands.map(async ({ id, currency }) => {
      const numbers = await fullestNumbers(db, id, { percent: threshold, now });
      return numbers.map(
        ({ game_code, numero, play, number, liability, percent }): Finding => ({
          merchantId: id,
          subject: `${game_code} ${numero}`,
          since: null,
          facts: {
            draw: `${game_code} ${numero}`,
            number: number === '' ? play : `${play} ${number}`,
            liability: `${displayMoney(liability)} ${currency}`,
            percent: String(percent),
          },
        }),
      );
    }),
  );
  return found.flat();
}
