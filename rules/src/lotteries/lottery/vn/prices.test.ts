import { describe, expect, test } from 'vitest';
import { asNumber } from '../plays/fraction.ts';
import { marketPricesIn, namedPlay, pricesIn, shareOfStakes, unitsIn } from '../plays/named-plays.fixture.ts';
import { returnOfLine } from '../plays/payout.ts';
import { LEAST_RETURN, marketPrice, priceAt, STANDARD_MODE } from '../plays/price-mode.ts';
import { readSelection } from '../plays/selection-text.ts';
import { vietnamNorth, vietnamSouth } from './family.ts';

interface Row {
  /** One line of one number or one set, and what it costs. */
  text: string;
  cost: number;
  /** Of a house edition, and of the market of the real draw. */
  pays: number;
  returns: number;
  marketPays?: number;
  marketReturns?: number;
}

const NORTH: Record<string, Row> = {
  lo2: { text: '05', cost: 27, pays: 98.5, returns: 0.985 },
  lo2_1k: { text: '05', cost: 1, pays: 3.65, returns: 0.9855, marketPays: 3.649, marketReturns: 0.98523 },
  lo3: { text: '005', cost: 23, pays: 960, returns: 0.96 },
  lo4: { text: '0005', cost: 20, pays: 8880, returns: 0.888 },
  de_special: { text: '05', cost: 1, pays: 99, returns: 0.99 },
  de_special_head: { text: '05', cost: 1, pays: 98, returns: 0.98 },
  de_g1: { text: '05', cost: 1, pays: 98, returns: 0.98 },
  de_g1_head: { text: '05', cost: 1, pays: 98, returns: 0.98 },
  de_low: { text: '05', cost: 4, pays: 98, returns: 0.98 },
  head: { text: '5', cost: 1, pays: 9.8, returns: 0.98 },
  tail: { text: '5', cost: 1, pays: 9.8, returns: 0.98 },
  cang3_special: { text: '005', cost: 1, pays: 960, returns: 0.96 },
  cang3_low: { text: '005', cost: 3, pays: 960, returns: 0.96 },
  cang3_both: { text: '005', cost: 4, pays: 960, returns: 0.96 },
  cang4_special: { text: '0005', cost: 1, pays: 8880, returns: 0.888 },
  xien2: { text: '05 12', cost: 1, pays: 16, returns: 0.878114 },
  xien3: { text: '05 12 33', cost: 1, pays: 65, returns: 0.799362 },
  xien4: {
    text: '05 12 33 99',
    cost: 1,
    pays: 285,
    returns: 0.760928,
    marketPays: 180,
    marketReturns: 0.480586,
  },
  miss4: { text: '1 2 3 4', cost: 1, pays: 2.3, returns: 0.763926 },
  miss8: { text: '1 2 3 4 5 6 7 8', cost: 1, pays: 8, returns: 0.842097 },
  miss10: {
    text: '1 2 3 4 5 6 7 8 9 10',
    cost: 1,
    pays: 13,
    returns: 0.755946,
    marketPays: 12,
    marketReturns: 0.697796,
  },
};

const SOUTH: Record<string, Row> = {
  ...NORTH,
  lo2: { text: '05', cost: 18, pays: 99, returns: 0.99 },
  lo2_1k: { text: '05', cost: 1, pays: 5.5, returns: 0.99 },
  lo3: { text: '005', cost: 17, pays: 960, returns: 0.96 },
  lo4: { text: '0005', cost: 16, pays: 8880, returns: 0.888 },
  de_special: { text: '05', cost: 1, pays: 98, returns: 0.98 },
  de_low: { text: '05', cost: 1, pays: 98, returns: 0.98 },
  cang3_low: { text: '005', cost: 1, pays: 960, returns: 0.96 },
  cang3_both: { text: '005', cost: 2, pays: 960, returns: 0.96 },
  xien2: { text: '05 12', cost: 1, pays: 29, returns: 0.757127, marketPays: 28, marketReturns: 0.731019 },
  xien3: {
    text: '05 12 33',
    cost: 1,
    pays: 195,
    returns: 0.763122,
    marketPays: 150,
    marketReturns: 0.587017,
  },
  xien4: {
    text: '05 12 33 99',
    cost: 1,
    pays: 1360,
    returns: 0.755106,
    marketPays: 750,
    marketReturns: 0.416419,
  },
  miss4: { text: '1 2 3 4', cost: 1, pays: 1.8, returns: 0.863285 },
  miss8: {
    text: '1 2 3 4 5 6 7 8',
    cost: 1,
    pays: 3.4,
    returns: 0.757981,
    marketPays: 3.3,
    marketReturns: 0.735688,
  },
  miss10: {
    text: '1 2 3 4 5 6 7 8 9 10',
    cost: 1,
    pays: 5.1,
    returns: 0.765484,
    marketPays: 4.3,
    marketReturns: 0.645408,
  },
};

describe.each([
  [vietnamNorth, NORTH],
  [vietnamSouth, SOUTH],
] as const)('$code', (family, rows) => {
  test.each(Object.entries(rows))('%s costs and pays what the table says', (code, row) => {
    expect(unitsIn(family, code, row.text)).toBe(row.cost);
    expect(pricesIn(family, code)).toEqual([row.pays]);
    expect(marketPricesIn(family, code)).toEqual([row.marketPays ?? row.pays]);
    expect(returned(code, row.text, priceAt)).toBeCloseTo(row.returns, 5);
    expect(returned(code, row.text, (tier, _mode, cost) => marketPrice(tier, cost))).toBeCloseTo(
      row.marketReturns ?? row.returns,
      5,
    );
    // What the console shows of a play is what its line gives back.
    expect(shareOfStakes(family, code)[0]).toBeCloseTo(row.returns, 5);
  });

  test.each(['xien2', 'xien3', 'xien4'])('%s listed pays what it pays picked', (code) => {
    expect(pricesIn(family, `${code}_lines`)).toEqual(pricesIn(family, code));
    expect(marketPricesIn(family, `${code}_lines`)).toEqual(marketPricesIn(family, code));
    expect(unitsIn(family, `${code}_lines`, rows[code]?.text ?? '')).toBe(1);
  });

  test('plays on the sum and the sides of the special prize follow the mode', () => {
    expect(pricesIn(family, 'special_sides')).toEqual([1.8]);
    expect(pricesIn(family, 'special_sum')).toEqual([90, 45, 30, 22.5, 18, 15, 12.86, 11.25, 10, 9]);
  });

  test('a house edition returns three quarters or more on every play', () => {
    for (const { code } of family.plays)
      for (const share of shareOfStakes(family, code))
        expect([code, share >= asNumber(LEAST_RETURN)]).toEqual([code, true]);
  });

  function returned(code: string, text: string, priceOf: typeof priceAt): number {
    const play = namedPlay(family, code);
    const read = readSelection(play, text);
    if ('errors' in read) throw new Error(JSON.stringify(read.errors));
    const prices = play.tiers.map((tier) => priceOf(tier, STANDARD_MODE, family.unitCost));
    return asNumber(returnOfLine({ play, selection: read.selection, unitCost: family.unitCost, prices }));
  }
});

test.each([
  [vietnamNorth, [0.0548821, 0.0122979, 0.00266992], [0.332142, 0.105262, 0.0581497]],
  [vietnamSouth, [0.0261078, 0.00391345, 0.000555225], [0.479603, 0.222936, 0.150095]],
] as const)('chances of xiên and trượt in $code', (family, xien, miss) => {
  const chanceOf = (code: string) => asNumber(namedPlay(family, code).tiers[0]?.chance ?? never());
  expect(['xien2', 'xien3', 'xien4'].map(chanceOf).map((chance) => Number(chance.toPrecision(6)))).toEqual(
    xien,
  );
  expect(['miss4', 'miss8', 'miss10'].map(chanceOf).map((chance) => Number(chance.toPrecision(6)))).toEqual(
    miss,
  );
});

test.each([
  ['xien2', '1 2 3 4 5', 10],
  ['xien3', '1 2 3 4 5', 10],
  ['xien4', '1 2 3 4 5', 5],
  ['miss4', '1 2 3 4 5 6', 15],
  ['lo2', '01 02 03', 81],
  ['xien2_lines', '01 02, 03 04', 2],
  ['special_sum', '0 9 18', 3],
])('%s of "%s" is %i units in the north', (code, text, units) => {
  expect(unitsIn(vietnamNorth, code, text)).toBe(units);
});

function never(): never {
  throw new Error('a play has a tier');
}
