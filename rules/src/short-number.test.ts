import { expect, test } from 'vitest';
import { idEndOf, shortNumber } from './short-number.ts';

const id = '01900000-0000-7000-8000-0123456789ab';

test('a short number is its kind and ten signs without look-alikes, and the same for the same id', () => {
  const number = shortNumber('S', id);
  expect(number).toMatch(/^S[2-9A-HJKMNPQRSTWXYZ]{10}$/);
  expect(shortNumber('S', id.toUpperCase())).toBe(number);
  expect(shortNumber('W', id)).toBe(`W${number.slice(1)}`);
});

test('ids that differ in one of their random bits have different numbers, to the first and the last of them', () => {
  const ids = ['000000000000', '000000000001', '800000000000', 'ffffffffffff', '7fffffffffff'];
  const numbers = ids.map((end) => shortNumber('W', `01900000-0000-7000-8000-${end}`));
  expect(new Set(numbers).size).toBe(ids.length);
});

test('a number leads back to the end of its id, in any case and with any separators', () => {
  const number = shortNumber('W', id);
  const apart = `${number.slice(0, 1)}-${number.slice(1, 6)} ${number.slice(6)}`;
  for (const typed of [number, number.toLowerCase(), apart, ` ${apart.toLowerCase()}.`])
    expect(idEndOf('W', typed)).toBe('0123456789ab');
  for (const end of ['000000000000', 'ffffffffffff'])
    expect(idEndOf('S', shortNumber('S', `01900000-0000-7000-8000-${end}`))).toBe(end);
});

test('what is no such number leads nowhere: another kind, another length, look-alikes, more than an id holds', () => {
  const number = shortNumber('W', id);
  for (const typed of ['', 'W', id, number.slice(0, -1), `${number}2`, `W0${number.slice(2)}`, 'WZZZZZZZZZZ'])
    expect(idEndOf('W', typed)).toBeUndefined();
  expect(idEndOf('S', number)).toBeUndefined();
});
