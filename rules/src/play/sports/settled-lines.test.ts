import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from '../../money.ts';
import { footballOutcome } from './markets/football.ts';
import { parseMarketKey } from './markets/market.ts';
import { parseOdds } from './odds/odds.ts';
import { ODDS_STYLES, stakeOf, styledOdds } from './odds/styles.ts';
import vectors from './settled-lines.vectors.json' with { type: 'json' };
import { payoutOf } from './slips/payout.ts';

/** Written by a program of its own, in another language, with exact fractions of half stakes. */
const ROWS = vectors.rows as unknown as readonly (readonly [
  ...[market: string, selection: string, score: string, outcome: string, odds: string],
  ...[style: (typeof ODDS_STYLES)[number], price: string, amount: string, stake: string, payout: string],
])[];

test('the written table has at least 400 rows, every outcome in every style', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(400);
  const seen = new Set(ROWS.map(([, , , outcome, , style]) => `${outcome} ${style}`));
  expect(seen.size).toBe(5 * ODDS_STYLES.length);
});

test.each(ROWS)('%s %s at %s is %s, and what it costs and pays at %s %s', (...row) => {
  const [key, selection, score, outcome, price, style, shown, amount, stake, payout] = row;
  const market = parseMarketKey(key);
  const odds = parseOdds(price);
  const typed = parseMoney(amount);
  if (!market || odds === undefined || typed === undefined) throw new Error('a row that cannot be read');
  const [home = 0, away = 0] = score.split('-').map(Number);
  const found = footballOutcome(market, selection, {
    goals: { half: null, full: { home, away } },
    ...{ firstGoal: null, lastGoal: null, corners: null, cards: null },
  });
  expect(found).toBe(outcome);
  const styled = styledOdds(odds, style);
  expect(styled.text).toBe(shown);
  expect(styled.sign).toBe(shown.startsWith('−') ? 'red' : 'black');
  const risked = stakeOf(typed, odds, style);
  expect(formatMoney(risked)).toBe(stake);
  if (!found) throw new Error('no outcome');
  const single = { type: 'single', sizes: [] } as const;
  expect(formatMoney(payoutOf(single, risked, [{ odds, outcome: found }]))).toBe(payout);
});
