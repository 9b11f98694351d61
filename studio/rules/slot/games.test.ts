import { describe, expect, test } from 'vitest';
import { figuresOf, gameOfCode, KAD_LUANG_GAMES, releasedSheet, STUDIO_GAMES } from './games.ts';
import { lineBetOf } from './sheet.ts';

describe.each(STUDIO_GAMES)('$code', (game) => {
  const { sheet, symbols } = game;
  const strips = [...sheet.strips.base, ...sheet.strips.free];
  const used = new Set(strips.flatMap((strip) => [...strip]));

  test('every stake divides by the lines, rises, and the usual one is among them', () => {
    expect(sheet.stakes.length).toBeGreaterThan(0);
    for (const stake of sheet.stakes) expect(() => lineBetOf(sheet, stake)).not.toThrow();
    expect(sheet.stakes).toEqual(sheet.stakes.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(sheet.stakes).size).toBe(sheet.stakes.length);
    expect(sheet.stakes).toContain(sheet.defaultStake);
  });

  test('five reels in each set, and no wild on the first, which names the run', () => {
    for (const set of [sheet.strips.base, sheet.strips.free]) {
      expect(set).toHaveLength(sheet.reels);
      expect(set[0]).not.toContain(sheet.wild.symbol);
    }
  });

  test('every symbol on the reels pays or is wild or scatter, and has a name in both languages', () => {
    expect([...used].toSorted()).toEqual(
      [...Object.keys(sheet.pays), sheet.wild.symbol, sheet.scatter.symbol].toSorted(),
    );
    expect(Object.keys(symbols).toSorted()).toEqual([...used].toSorted());
    expect(new Set(Object.values(symbols).map((name) => name.TH)).size).toBe(used.size);
    expect(new Set(Object.values(symbols).map((name) => name.EN)).size).toBe(used.size);
  });

  test('no two lines are the same and each stays on the picture', () => {
    expect(new Set(sheet.lines).size).toBe(sheet.lines.length);
    for (const line of sheet.lines) {
      expect(line).toHaveLength(sheet.reels);
      for (const row of line) expect(Number(row)).toBeLessThan(sheet.rows);
    }
  });

  test('a longer run never pays less', () => {
    for (const pays of Object.values(sheet.pays)) {
      const rising = Object.values(pays);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    }
  });

  test('is found by its code, its sheet by its rule version', () => {
    expect(gameOfCode(game.code)).toBe(game);
    expect(releasedSheet(game.code, sheet.ruleVersion)).toBe(sheet);
  });
});

test('codes and rule versions are unique', () => {
  expect(new Set(STUDIO_GAMES.map((game) => game.code)).size).toBe(STUDIO_GAMES.length);
  expect(new Set(STUDIO_GAMES.map((game) => game.sheet.ruleVersion)).size).toBe(STUDIO_GAMES.length);
});

test('a game of Kad Luang is one of the studio’s own under a code and a name of its own', () => {
  expect(KAD_LUANG_GAMES.map(({ code, sheet }) => [code, sheet.ruleVersion])).toEqual([
    ['kad-luang-stars', 'starlight-market-1'],
  ]);
  for (const game of KAD_LUANG_GAMES) {
    expect(gameOfCode(game.code)).toBe(game);
    expect(STUDIO_GAMES.map(({ code }) => code)).not.toContain(game.code);
    expect(STUDIO_GAMES.map(({ name }) => name.TH)).not.toContain(game.name.TH);
  }
});

test('the standard deviation of the games rises with their volatility label', () => {
  const deviation = (volatility: string) =>
    STUDIO_GAMES.filter((game) => game.sheet.volatility === volatility).map((game) => game.sheet.deviation);
  expect(Math.max(...deviation('low')) * 1.5).toBeLessThan(Math.min(...deviation('medium')));
  expect(Math.max(...deviation('medium')) * 1.5).toBeLessThan(Math.min(...deviation('high')));
});

test('figures for lists are those of the sheet', () => {
  const figures = STUDIO_GAMES.map((game) => [game.code, figuresOf(game)]);
  expect(Object.fromEntries(figures)).toMatchObject({
    'lanna-lanterns': { returnBasisPoints: 9573, lines: 20, minBet: '1.00', maxBet: '1000.00' },
    'starlight-market': { returnBasisPoints: 9634, lines: 10, minBet: '1.00', maxBet: '500.00' },
    'river-naga': { returnBasisPoints: 9649, lines: 25, minBet: '1.00', maxBet: '200.00' },
  });
});
