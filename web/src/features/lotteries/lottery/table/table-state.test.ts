import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { displayMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import {
  costOf,
  draftOf,
  newTable,
  slipCost,
  slipFullness,
  type TableAction,
  type TableState,
  tableAfter,
} from './table-state.ts';

const straight = playOf(ssc, 'back2-straight') as Play;
const position = playOf(ssc, 'position') as Play;
const LINE = { text: '12|3', units: 2, isHalf: false, prices: ['180.00'] };

function after(state: TableState, ...actions: TableAction[]): TableState {
  return actions.reduce(tableAfter, state);
}

const opened = newTable(straight.code);
const add = (...lines: (typeof LINE)[]): TableAction => ({ do: 'add', play: straight, mode: 1800, lines });

test('what is picked of a play stays while another is looked at', () => {
  const state = after(
    opened,
    { do: 'toggle', play: straight, row: 0, value: 4 },
    { do: 'choose play', play: position.code },
    { do: 'toggle', play: position, row: 2, value: 9 },
    { do: 'choose play', play: straight.code },
  );
  expect(draftOf(state, straight).rows).toEqual([[4], []]);
  expect(draftOf(state, position).rows[2]).toEqual([9]);
});

test('a line goes to the slip with the stake of that moment, and the keys are free again', () => {
  const state = after(
    opened,
    { do: 'toggle', play: straight, row: 0, value: 1 },
    { do: 'money unit', moneyUnit: '0.1' },
    { do: 'multiple', multiple: 5 },
    add(LINE),
    { do: 'multiple', multiple: 7 },
  );
  expect(state.slip).toEqual([
    { id: 1, play: straight.code, mode: 1800, moneyUnit: '0.1', multiple: 5, ...LINE },
  ]);
  expect(draftOf(state, straight).rows).toEqual([[], []]);
});

test('stakes add up to the hundred-thousandth', () => {
  expect(displayMoney(costOf(54, 2, { moneyUnit: '1', multiple: 3 }))).toBe('324.00');
  expect(costOf(1, 2, { moneyUnit: '0.001', multiple: 1 })).toBe(200n);
  const state = after(opened, add(LINE), { do: 'money unit', moneyUnit: '0.01' }, add(LINE));
  expect(slipCost(state.slip, 2)).toBe(404_000n);
});

test('a line that is changed stays in its place, and what was at half rate may be two lines after', () => {
  const twice = after(opened, add(LINE), add({ ...LINE, text: '5|6', units: 1 }), {
    do: 'edit',
    id: 1,
    draft: { rows: [[1, 2], [3]], text: '' },
  });
  expect(twice.editing).toBe(1);
  expect(draftOf(twice, straight).rows).toEqual([[1, 2], [3]]);
  const saved = after(
    twice,
    add({ ...LINE, text: '9|9', units: 1 }, { ...LINE, text: '8|8', units: 1, isHalf: true }),
  );
  expect(saved.slip.map(({ text }) => text)).toEqual(['9|9', '8|8', '5|6']);
  expect(new Set(saved.slip.map(({ id }) => id)).size).toBe(3);
  expect(saved.editing).toBeUndefined();
});

test('new prices are taken by the lines they are for; a line whose numbers are all closed goes', () => {
  const state = after(opened, add(LINE), add({ ...LINE, text: '5|6' }), {
    do: 'accept',
    changes: [
      { id: 1, mode: 1700, lines: [{ ...LINE, prices: ['170.00'] }] },
      { id: 2, mode: 1800, lines: [] },
    ],
  });
  expect(state.slip.map(({ id, prices, mode }) => [id, prices, mode])).toEqual([[1, ['170.00'], 1700]]);
});

test('what was bought leaves the slip, and what was added meanwhile stays', () => {
  const state = after(
    opened,
    add(LINE),
    add(LINE),
    { do: 'trace', plan: { isOn: true } },
    { do: 'bought', ids: [1] },
  );
  expect(state.slip.map(({ id }) => id)).toEqual([2]);
  expect(state.trace.isOn).toBe(false);
});

test('a slip says why it is more than one slip can be', () => {
  const many = after(opened, ...Array.from({ length: 201 }, () => add(LINE)));
  expect(slipFullness(many)).toBe('lines');
  const some = after(opened, ...Array.from({ length: 21 }, () => add(LINE)), {
    do: 'trace',
    plan: { isOn: true, draws: 100 },
  });
  expect(slipFullness(some)).toBe('bets');
  const large = after(opened, { do: 'multiple', multiple: 60_000 }, add(LINE), {
    do: 'trace',
    plan: { isOn: true, multiple: 2, draws: 2 },
  });
  expect(slipFullness(large)).toBe('multiple');
  expect(slipFullness(after(opened, add(LINE)))).toBeUndefined();
});

test('a new plan takes the place of multiples that were typed draw by draw', () => {
  const typed = after(opened, { do: 'trace', plan: { isOn: true, own: { 1: 5 } } });
  expect(after(typed, { do: 'trace', plan: { stopOnWin: false } }).trace.own).toEqual({ 1: 5 });
  expect(after(typed, { do: 'trace', plan: { kind: 'doubling' } }).trace.own).toEqual({});
});
