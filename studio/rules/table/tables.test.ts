import { parseMoney } from '@lanna/rules/money';
import { tableRules } from '@lanna/rules/play/tables/all-tables';
import { describe, expect, test } from 'vitest';
import { tableSheet } from '../../table-api.ts';
import { isTable } from '../game.ts';
import { STUDIO_VENDORS } from '../vendors/vendors.ts';
import { returnRange } from './return-range.ts';

const VENDORS = STUDIO_VENDORS.filter(({ games }) => games.some(isTable));
const GAMES = STUDIO_VENDORS.flatMap(({ games }) => games).filter(isTable);
const TABLES = GAMES.flatMap(({ tables }) => tables);
const amount = (text: string) => parseMoney(text) ?? 0n;

describe('the house', () => {
  test('has at least twenty tables of two vendors, ten of baccarat, every game and every way to play it among them', () => {
    expect(VENDORS).toHaveLength(2);
    expect(TABLES.length).toBeGreaterThanOrEqual(20);
    expect(TABLES.filter(({ kind }) => kind === 'baccarat')).toHaveLength(10);
    expect([...new Set(TABLES.map(({ kind }) => kind))].toSorted()).toEqual(
      ['baccarat', 'dragon-tiger', 'fish-prawn-crab', 'hi-lo', 'roulette', 'sic-bo'].toSorted(),
    );
    const ways = TABLES.filter(({ kind }) => kind === 'baccarat').map(
      ({ variant, pace }) => `${variant} ${pace}`,
    );
    expect([...new Set(ways)].toSorted()).toEqual([
      'commission speed',
      'commission squeeze',
      'commission standard',
      'no-commission speed',
      'no-commission squeeze',
      'no-commission standard',
    ]);
  });

  test('gives each table a code of its own, and a name that no other table of its vendor has', () => {
    expect(new Set(TABLES.map(({ code }) => code)).size).toBe(TABLES.length);
    for (const { games } of VENDORS) {
      const names = games.filter(isTable).flatMap(({ tables }) => tables.map(({ name }) => name));
      expect(new Set(names.map(({ TH }) => TH)).size).toBe(names.length);
      expect(new Set(names.map(({ EN }) => EN)).size).toBe(names.length);
    }
  });

  test('offers each of the three limits', () => {
    const limits = TABLES.map(({ minStake, maxStake }) => `${minStake}–${maxStake}`);
    expect([...new Set(limits)].toSorted()).toEqual(['10.00–500.00', '200.00–20000.00', '50.00–5000.00']);
  });
});

describe.each(TABLES)('$code', (table) => {
  const rules = tableRules(table.kind);
  const plays = rules?.plays(table.variant) ?? [];
  const families = new Set(plays.map(({ family }) => family));

  test('is a sheet as pages read it, of rules that are there, led under a name that a round can bear', () => {
    const { resultMs: _result, playerPayoutMax: _player, tablePayoutMax: _table, ...sheet } = table;
    expect(tableSheet.parse(sheet)).toEqual(sheet);
    expect(rules?.ruleVersion).toBe(table.ruleVersion);
    expect(plays.length).toBeGreaterThan(0);
    expect(table.code).toMatch(/^[a-z][a-z0-9-]{1,49}$/);
    // Tables that brands have made are called so.
    expect(table.code).not.toMatch(/^own-/);
    expect(table.bettingMs).toBe(table.pace === 'speed' ? 10_000 : 20_000);
  });

  test('takes chips that rise from its smallest stake to its largest', () => {
    const chips = table.chips.map(amount);
    expect(chips).toEqual(chips.toSorted((one, other) => (one < other ? -1 : 1)));
    expect([chips[0], chips.at(-1)]).toEqual([amount(table.minStake), amount(table.maxStake)]);
  });

  test('pays no play more than one player can be paid, and one player no more than the vendor may win in a round', () => {
    for (const { family, mostWon } of plays) {
      const stake = amount(table.maxByFamily[family] ?? table.maxStake);
      expect(stake).toBeGreaterThanOrEqual(amount(table.minStake));
      const paid = stake + (stake * mostWon.numerator) / mostWon.denominator;
      expect(paid).toBeLessThanOrEqual(amount(table.playerPayoutMax));
    }
    expect(amount(table.playerPayoutMax)).toBeLessThan(amount(table.tablePayoutMax));
    for (const { winLimits, games } of VENDORS)
      if (games.some(({ code }) => code === table.game))
        for (const { round } of winLimits) expect(amount(table.playerPayoutMax)).toBeLessThan(amount(round));
  });

  test('holds only plays down that it has, and by less than its own largest stake', () => {
    for (const [family, most] of Object.entries(table.maxByFamily)) {
      expect(families).toContain(family);
      expect(amount(most)).toBeLessThan(amount(table.maxStake));
    }
  });
});

test('the returns of a game go from its least to its best play, over all sheets of pay its tables have', () => {
  const rangeOf = (code: string) => {
    const game = GAMES.find((one) => one.code === code);
    return game && returnRange(game);
  };
  expect(rangeOf('naga-baccarat')).toBe('85.64–98.94');
  expect(rangeOf('naga-roulette')).toBe('97.30');
  expect(rangeOf('sala-hi-lo')).toBe('83.33–97.50');
});
