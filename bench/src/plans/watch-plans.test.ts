import { expect, test } from 'vitest';
import { offencesOf } from './watch-plans.ts';

const LARGE = new Map([['bets.bet', 120_000]]);
const scan = (table: string) => ({ 'Node Type': 'Seq Scan', Schema: 'bets', 'Relation Name': table });

test('reading all of a large table is an offence at any depth of a plan, and of a small one none', () => {
  const plan = { 'Node Type': 'Aggregate', Plans: [{ 'Node Type': 'Sort', Plans: [scan('bet')] }] };
  expect(offencesOf(plan, LARGE)).toEqual(['reads all of bets.bet (120000 rows)']);
  expect(offencesOf(scan('source'), LARGE)).toEqual([]);
  expect(offencesOf({ ...scan('bet'), 'Node Type': 'Index Scan' }, LARGE)).toEqual([]);
});

test('a sort that does not fit into memory is one as well', () => {
  expect(offencesOf({ 'Node Type': 'Sort', 'Sort Space Type': 'Disk' }, LARGE)).toEqual(['sorts on disk']);
  expect(offencesOf({ 'Node Type': 'Sort', 'Sort Space Type': 'Memory' }, LARGE)).toEqual([]);
});
