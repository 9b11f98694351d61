import { expect, test } from 'vitest';
import { lotsTable } from '../lots-table.fixture.ts';
import { readChips, refuseOutsideLimits } from './read-chips.ts';

const table = lotsTable({ playerPayoutMax: 60_000_000n });
const take = (chips: Record<string, string>) => {
  const read = readChips(table, chips);
  refuseOutsideLimits(table, read);
  return read;
};

/** What a page would never send, and what it is told. */
const BAD: readonly (readonly [string, Record<string, string>, string])[] = [
  ['a play the table does not know', { nothing: '10.00' }, 'invalid_input'],
  ['an amount that no chips make', { odd: '10.50' }, 'invalid_input'],
  ['a negative amount', { odd: '-10.00' }, 'invalid_input'],
  ['nothing on a play', { odd: '0.00' }, 'invalid_input'],
  ['an amount that is no number', { odd: '1e3' }, 'invalid_input'],
  ['more than there is money', { odd: `1${'0'.repeat(30)}` }, 'invalid_input'],
  ['less than the table takes', { 'lot:1': '5.00' }, 'invalid_input'],
  ['more than the play takes', { 'lot:1': '110.00' }, 'stake_outside_limits'],
  ['more than the table takes', { odd: '300.00', even: '300.00' }, 'stake_outside_limits'],
  ['more than one player can be paid', { 'lot:1': '100.00', odd: '100.00' }, 'table_full'],
  ['a name of an object', JSON.parse('{"__proto__": "10.00"}') as Record<string, string>, 'invalid_input'],
  [
    'chips on more plays than there are',
    Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`lot:${at}`, '10.00'])),
    'too_many_chips',
  ],
];

test.each(BAD)('%s is refused with words', (_, chips, code) => {
  expect(() => take(chips)).toThrow(expect.objectContaining({ code }));
});

test('whole chips within the limits are taken, to the very bounds, and none at all', () => {
  expect(take({ 'lot:1': '100.00', even: '10.00' })).toEqual({ 'lot:1': 10_000_000n, even: 1_000_000n });
  expect(take({ odd: '300.00' })).toEqual({ odd: 30_000_000n });
  expect(take({})).toEqual({});
});
