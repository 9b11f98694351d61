import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { thai } from '@lanna/rules/lotteries/lottery/thai/family';
import { formatMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { Refusal } from '../../../api/calls/refusal.ts';
import { agreedTo, rateChanges } from './rates/rate-changes.ts';
import { priceOfNumber, ratesAt } from './rates/rates.ts';
import { notifiedBy, tableAt } from './rates/shown-rules.ts';
import {
  addBets,
  costOf,
  groupedByPlay,
  MAX_BETS,
  type NumberBet,
  withAmountForAll,
  without,
} from './slip/bets.ts';
import { linesOf } from './slip/slip-lines.ts';
import { tableOf } from './table.factory.ts';

const STANDARD = 1800;
const rates = ratesAt(tableOf(), thai, STANDARD);

test('a number of a play stands on the slip once; in โต๊ด 123 and 321 are one', () => {
  const { slip, added, repeated } = add([], bet('tote3', '123'), bet('tote3', '321'), bet('top3', '321'));
  expect(added.map(({ number }) => number)).toEqual(['123', '321']);
  expect(repeated).toMatchObject([{ play: 'tote3', number: '321' }]);
  expect(add(slip, bet('top3', '321', '99')).slip).toEqual(slip);
});

test('โต๊ด takes no 111, and the slip holds no more than five hundred numbers', () => {
  expect(add([], bet('tote3', '111')).refused).toHaveLength(1);
  const many = Array.from({ length: MAX_BETS + 2 }, (_, at) => bet('top3', String(at).padStart(3, '0')));
  const full = add([], ...many);
  expect(full.slip).toHaveLength(MAX_BETS);
  expect(full.left.map(({ number }) => number)).toEqual(['500', '501']);
});

test('amounts are set for one or for all, and the cost counts those that can be read', () => {
  const slip = [bet('top2', '12', '10.50'), bet('top2', '34', 'x'), bet('bottom2', '12', '๒๐')];
  expect(formatMoney(costOf(slip, 'TH'))).toBe('30.50');
  expect(formatMoney(costOf(withAmountForAll(slip, '5'), 'TH'))).toBe('15.00');
  expect(without(slip, [slip[0] as NumberBet])).toHaveLength(2);
});

test('the slip is shown by play, in the order of the game', () => {
  const slip = [bet('bottom2', '12'), bet('top3', '123'), bet('bottom2', '34')];
  expect(groupedByPlay(slip, thai.plays).map(({ play: { code }, bets }) => [code, bets.length])).toEqual([
    ['top3', 1],
    ['bottom2', 2],
  ]);
});

test('numbers of one play and one amount are one line, with all prices of the play', () => {
  const slip = [
    bet('tote3', '321', '20'),
    bet('tote3', '112', '20.00'),
    bet('tote3', '456', '5'),
    bet('run_top', '7', '20'),
  ];
  const lines = linesOf(slip, thai.plays, rates, 'TH');
  expect(lines.map(({ line }) => line)).toEqual([
    {
      play: 'tote3',
      selection: '112,123',
      moneyUnit: '1',
      multiple: 20,
      mode: STANDARD,
      prices: ['150.00', '260.00'],
    },
    {
      play: 'tote3',
      selection: '456',
      moneyUnit: '1',
      multiple: 5,
      mode: STANDARD,
      prices: ['150.00', '260.00'],
    },
    { play: 'run_top', selection: '7', moneyUnit: '1', multiple: 20, mode: STANDARD, prices: ['3.20'] },
  ]);
  expect(lines[0]?.bets.map(({ number }) => number)).toEqual(['321', '112']);
});

test('every line reads back to the numbers it stands for', () => {
  const slip = thai.plays.flatMap((each) => {
    const length = each.shape.lines?.length ?? 1;
    return ['1234', '4321', '0012'].map((number) => bet(each.code, number.slice(-length), '1.5'));
  });
  for (const { line, bets } of linesOf(add([], ...slip).slip, thai.plays, rates, 'TH'))
    expect(readSelection(play(line.play), line.selection)).toMatchObject({ units: bets.length });
});

test('a number at half rate is a line of its own at half of all prices', () => {
  const half = ratesAt(
    tableOf({ numbers: [{ play: 'tote3', number: '123', rule: 'half' }] }),
    thai,
    STANDARD,
  );
  const lines = linesOf([bet('tote3', '321', '20'), bet('tote3', '456', '20')], thai.plays, half, 'TH');
  expect(lines.map(({ line }) => [line.selection, line.prices])).toEqual([
    ['123', ['75.00', '130.00']],
    ['456', ['150.00', '260.00']],
  ]);
  expect(half.ruleOf(play('tote3'), '231')).toBe('half');
});

test('a play can be closed as a whole', () => {
  const closed = ratesAt(
    tableOf({ numbers: [{ play: 'top4', number: '', rule: 'closed' }] }),
    thai,
    STANDARD,
  );
  expect(closed.ruleOf(play('top4'), '1234')).toBe('closed');
  expect(closed.ruleOf(play('top3'), '123')).toBeUndefined();
});

test('a house edition pays by the mode, a real draw the prices of its market, and a brand its own', () => {
  expect(ratesAt(tableOf(), thai, 1900).of(play('top3')).map(formatMoney)).toEqual(['950.00']);
  const feed = ratesAt(tableOf({}, 'feed'), thai, 1900);
  expect(feed.of(play('top4')).map(formatMoney)).toEqual(['5000.00']);
  const own = ratesAt(tableOf({ prices: [{ play: 'top3', tier: 'win', price: '800.00' }] }), thai, STANDARD);
  expect(own.of(play('top3')).map(formatMoney)).toEqual(['800.00']);
});

test('a โต๊ด of 112 can win another price than one of 123', () => {
  const prices = rates.of(play('tote3'));
  expect(
    [priceOfNumber(play('tote3'), '321', prices), priceOfNumber(play('tote3'), '211', prices)].map(
      formatMoney,
    ),
  ).toEqual(['150.00', '260.00']);
});

test('what pays another rate than when it was chosen is shown with both, until the player agrees', () => {
  const slip = agreedTo([bet('top3', '123'), bet('top3', '456'), bet('top2', '12')], thai.plays, rates);
  expect(rateChanges(slip, thai.plays, rates)).toEqual([]);
  const numbers = [
    { play: 'top3', number: '123', rule: 'half' as const },
    { play: 'top2', number: '12', rule: 'closed' as const },
  ];
  const now = ratesAt(
    tableOf({ numbers, prices: [{ play: 'top3', tier: 'win', price: '800.00' }] }),
    thai,
    STANDARD,
  );
  const changes = rateChanges(slip, thai.plays, now);
  expect(
    changes.map(({ before, after, bets }) =>
      [before, after].map(formatMoney).concat(bets.map(({ number }) => number)),
    ),
  ).toEqual([
    ['900.00', '400.00', '123'],
    ['900.00', '800.00', '456'],
  ]);
  expect(rateChanges(agreedTo(slip, thai.plays, now), thai.plays, now)).toEqual([]);
});

test('of a later draw the table is as refusals have reported it: half, full again, closed', () => {
  const known = tableOf({ numbers: [{ play: 'top3', number: '123', rule: 'half' }] });
  const sent = linesOf(
    [bet('top3', '456'), bet('top3', '789'), bet('top3', '123')],
    thai.plays,
    ratesAt(known, thai, STANDARD),
    'TH',
  );
  const changed = [
    { line: 1, numero: 'later', prices: ['900.00'], half: ['456'] },
    { line: 2, numero: 'later', prices: ['900.00'], half: [] },
  ];
  const notified = notifiedBy(new Refusal('price_changed', { lines: changed }), 'later', sent, thai.plays);
  expect(tableAt(known, 'later', notified).numbers).toEqual([{ play: 'top3', number: '456', rule: 'half' }]);
  expect(tableAt(known, known.game.current?.numero, notified)).toBe(known);
  const closed = new Refusal('number_closed', { numbers: [{ line: 1, play: 'tote3', number: '123' }] });
  expect(tableAt(known, 'later', notifiedBy(closed, 'later', sent, thai.plays)).numbers).toContainEqual({
    play: 'tote3',
    number: '123',
    rule: 'closed',
  });
});

function bet(code: string, number: string, amount = '20'): NumberBet {
  return { play: code, number, amount, prices: [] };
}

function add(slip: readonly NumberBet[], ...bets: NumberBet[]) {
  return addBets(slip, bets, (code) => playOf(thai, code));
}

function play(code: string): Play {
  const found = playOf(thai, code);
  if (!found) throw new Error(code);
  return found;
}
