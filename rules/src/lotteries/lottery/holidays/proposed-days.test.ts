import { expect, test } from 'vitest';
import { numerosOf } from '../draws/schedule.ts';
import { gameOf } from '../games.ts';
import { easterSunday } from './hong-kong.ts';
import { CHINESE_YEARS, HOLIDAY_YEARS, TET } from './moon-days.ts';
import { HOLIDAY_GAMES, proposedDays, undecidedDays } from './proposed-days.ts';

const daysOf = (code: string, year: number) => proposedDays(code, year).map(({ day }) => day.slice(5));

test('the exchange of Hong Kong in 2026, with Sundays and doubled holidays kept later, and eves that end at noon', () => {
  // As its government and exchange published them, less those at a weekend.
  expect(daysOf('STOCK_HK', 2026)).toEqual([
    ...['01-01', '02-16', '02-17', '02-18', '02-19', '04-03', '04-06', '04-07', '05-01', '05-25', '06-19'],
    ...['07-01', '10-01', '10-19', '12-24', '12-25', '12-31'],
  ]);
});

test('the exchange of Thailand in 2026: what falls on a weekend is kept on the next weekday', () => {
  expect(daysOf('STOCK_TH', 2026)).toEqual([
    ...['01-01', '03-03', '04-06', '04-13', '04-14', '04-15', '05-01', '05-04', '06-01', '06-03', '07-28'],
    ...['07-29', '08-12', '10-13', '10-23', '12-07', '12-10', '12-31'],
  ]);
});

test('the government lottery moves behind New Year, Teachers’ Day and Labour Day, and behind a Buddhist day that meets it', () => {
  const moves = (year: number) => proposedDays('THAI', year).map(({ day, to, basis }) => [day, to, basis]);
  expect(moves(2026)).toEqual([
    ['2026-01-01', '2026-01-02', 'fixed'],
    ['2026-01-16', '2026-01-17', 'fixed'],
    ['2026-05-01', '2026-05-02', 'fixed'],
  ]);
});

test('the northern draw and Hanoi rest from the eve of Tết to its third day, which is another one than in Hong Kong in 2030', () => {
  expect(daysOf('VN_NORTH', 2027)).toEqual(['02-05', '02-06', '02-07', '02-08']);
  expect(daysOf('HANOI', 2030)).toEqual(['02-01', '02-02', '02-03', '02-04']);
  expect(CHINESE_YEARS[2030]?.newYear).toBe('02-03');
  expect(proposedDays('VN_HCM', 2027)).toEqual([]);
});

test('every year of the tables has days for every game, each of them one that its schedule has and would not be drawn on', () => {
  for (let year = HOLIDAY_YEARS.first; year <= HOLIDAY_YEARS.last; year++)
    for (const code of HOLIDAY_GAMES) {
      const proposed = proposedDays(code, year);
      expect(proposed.length, `${code} ${year}`).toBeGreaterThan(2);
      const game = gameOf(code);
      if (!game || game.schedule.kind === 'rounds' || game.schedule.kind === 'calendar')
        throw new Error('of days');
      const moved = Object.fromEntries(proposed.map(({ day, to }) => [day, to]));
      const set = { ...game, schedule: { ...game.schedule, moved } };
      for (const { day, to } of proposed) {
        expect(numerosOf(game, day)).toHaveLength(1);
        expect(numerosOf(set, day)).toHaveLength(0);
        if (to !== null) expect(numerosOf(set, to)).toHaveLength(1);
      }
    }
  expect(proposedDays('STOCK_HK', HOLIDAY_YEARS.last + 1)).toEqual([]);
});

test('new moons of the tables are those of astronomy, in each country’s own time', () => {
  for (let year = HOLIDAY_YEARS.first; year <= HOLIDAY_YEARS.last; year++) {
    expect(newMoonDay(`${year}-${CHINESE_YEARS[year]?.newYear}`, 8), 'Hong Kong').toBe(0);
    expect(newMoonDay(`${year}-${TET[year]}`, 7), 'Vietnam').toBe(0);
  }
});

test('Easter is the first Sunday after the full moon of spring', () => {
  expect([2024, 2025, 2026, 2027, 2030].map(easterSunday)).toEqual([
    ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2030-04-21'],
  ]);
});

test('a day that was decided about, whatever was decided, is not proposed again', () => {
  const span = { from: '2026-12-01', until: '2027-02-10' };
  const left = (moved: Record<string, string | null>) =>
    undecidedDays('THAI', { moved, ...span }).map(({ day }) => day);
  expect(left({})).toEqual(['2027-01-01', '2027-01-16']);
  expect(left({ '2027-01-01': '2026-12-30', '2027-01-16': '2027-01-16' })).toEqual([]);
});

/** Days between a date and the new moon nearest to it, in a zone of whole hours. Meeus, chapter 49, with the terms that move it by more than a minute. */
function newMoonDay(day: string, hours: number): number {
  const lunation = Math.round((Date.parse(day) - Date.UTC(2000, 0, 6, 18)) / 86_400_000 / 29.530588861);
  const centuries = lunation / 1236.85;
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const sun = 2.5534 + 29.1053567 * lunation;
  const moon = 201.5643 + 385.81693528 * lunation + 0.0107582 * centuries ** 2;
  const node = 160.7108 + 390.67050284 * lunation;
  const days =
    2_451_550.09766 +
    29.530588861 * lunation +
    0.00015437 * centuries ** 2 -
    0.4072 * sin(moon) +
    0.17241 * sin(sun) +
    0.01608 * sin(2 * moon) +
    0.01039 * sin(2 * node) +
    0.00739 * sin(moon - sun) -
    0.00514 * sin(moon + sun) +
    0.00208 * sin(2 * sun) -
    0.00111 * sin(moon - 2 * node);
  // Dynamical time runs 72 seconds ahead.
  const localMs = (days - 2_440_587.5) * 86_400_000 - 72_000 + hours * 3_600_000;
  return Math.floor(localMs / 86_400_000) - Date.parse(day) / 86_400_000;
}
