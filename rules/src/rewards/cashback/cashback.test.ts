import { expect, test } from 'vitest';
import { parseMoney } from '../../money.ts';
import { cashbackOf, claimable, daysToRemind, dueOf, firstClaimable, lastDayFor, mayClaim } from './due.ts';
import { isRaised, type RatesVersion, ratesOn, USUAL_RATES, withExtra } from './rates.ts';

const baht = (text: string) => parseMoney(text) ?? 0n;
const version = (number: number, fromDay: string, RNG = 700): RatesVersion => ({
  version: number,
  fromDay,
  rates: { ...USUAL_RATES, RNG },
});

test.each([
  ['1000.00', 700, '7.00'],
  ['1000.00', 500, '5.00'],
  ['0.01', 700, '0.00007'],
  // Rounded down to the smallest part of the currency.
  ['0.00142', 700, '0.00'],
  ['0.00143', 700, '0.00001'],
  ['1000.00', 0, '0.00'],
  // A sum that corrections have taken below nothing.
  ['-5.00', 700, '0.00'],
])('%s of turnover at %i gives back %s', (turnover, rate, given) => {
  expect(cashbackOf(baht(turnover), rate)).toBe(baht(given));
});

test.each([
  ['2026-11-09', null],
  ['2026-11-10', 1],
  ['2026-11-19', 1],
  ['2026-11-20', 2],
  // Written twice for one day: the later holds.
  ['2026-11-25', 4],
  ['2027-01-01', 4],
])('on %s version %s holds', (day, holds) => {
  const versions = [
    version(1, '2026-11-10'),
    version(2, '2026-11-20'),
    version(3, '2026-11-25'),
    version(4, '2026-11-25'),
  ];
  expect(ratesOn(versions, day)?.version ?? null).toBe(holds);
  expect(ratesOn(versions.toReversed(), day)?.version ?? null).toBe(holds);
});

test.each([
  ['nothing before it', null, USUAL_RATES, true],
  ['all at nothing, with nothing before', null, mapped(0), false],
  ['the same', USUAL_RATES, USUAL_RATES, false],
  ['one lower', USUAL_RATES, { ...USUAL_RATES, RNG: 699 }, false],
  ['one higher and all others lower', mapped(100), { ...mapped(0), LOTT: 101 }, true],
])('rates are raised or not: %s', (_, before, after, raised) => {
  expect(isRaised(before, after)).toBe(raised);
});

function mapped(rate: number) {
  return Object.fromEntries(Object.keys(USUAL_RATES).map((category) => [category, rate])) as Record<
    keyof typeof USUAL_RATES,
    number
  >;
}

const TODAY = '2026-11-28';
test.each([
  // day, turnover, claimed, due, open
  ['today', '2026-11-28', '1000.00', '0.00', '7.00', '7.00'],
  ['claimed in part, played on', '2026-11-28', '1000.00', '3.00', '7.00', '4.00'],
  ['claimed whole', '2026-11-20', '1000.00', '7.00', '7.00', '0.00'],
  ['a bet taken back after the claim', '2026-11-20', '500.00', '7.00', '3.50', '-3.50'],
  ['the last day it can be claimed', '2026-10-29', '1000.00', '0.00', '7.00', '7.00'],
  ['lapsed', '2026-10-28', '1000.00', '0.00', '0.00', '0.00'],
  ['lapsed, claimed in part before', '2026-10-28', '1000.00', '3.00', '3.00', '0.00'],
  ['lapsed, and taken back since', '2026-10-28', '100.00', '3.00', '0.70', '-2.30'],
  ['before there were rates', '2026-10-01', '1000.00', '0.00', '0.00', '0.00'],
])('of a day: %s', (_, day, turnover, claimed, due, open) => {
  const [found] = dueOf(
    [{ day, category: 'RNG', turnover: baht(turnover), claimed: baht(claimed), extra: 0 }],
    [version(1, '2026-10-15')],
    TODAY,
  );
  expect(found).toMatchObject({ due: baht(due), open: baht(open) });
});

test('a claim is the sum of what is open, also below nothing, and pays from one whole unit on', () => {
  expect(claimable([{ open: baht('3.00') }, { open: baht('-2.50') }])).toBe(baht('0.50'));
  expect(claimable([])).toBe(0n);
  expect(mayClaim(baht('0.99999'))).toBe(false);
  expect(mayClaim(baht('1.00'))).toBe(true);
  expect(mayClaim(baht('-3.00'))).toBe(false);
});

test('what a day has earned is there for thirty days, and its member is reminded from three days before the last', () => {
  expect(firstClaimable(TODAY)).toBe('2026-10-29');
  expect(lastDayFor('2026-10-29')).toBe(TODAY);
  expect(daysToRemind(TODAY)).toEqual({ from: '2026-10-29', to: '2026-11-01' });
  expect(lastDayFor('2026-11-01')).toBe('2026-12-01');
});

test.each([
  ['beside the rate', 700, 100, 800],
  ['nothing where the kind of game gives nothing', 0, 100, 0],
  ['never beyond the most', 1900, 500, 2000],
  ['nothing of the first rank', 700, 0, 700],
])('what a rank adds: %s', (_, rate, extra, held) => {
  expect(withExtra(rate, extra)).toBe(held);
});

test('the rank of a day adds to the rate of that day alone', () => {
  const day = (date: string, extra: number) =>
    ({ day: date, category: 'RNG', turnover: baht('1000.00'), claimed: 0n, extra }) as const;
  const due = dueOf([day('2026-11-20', 0), day('2026-11-21', 100)], [version(1, '2026-11-10')], TODAY);
  expect(due.map(({ rate, open }) => [rate, open])).toEqual([
    [700, baht('7.00')],
    [800, baht('8.00')],
  ]);
});
