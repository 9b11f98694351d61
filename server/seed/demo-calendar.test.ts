import { expect, test } from 'vitest';
import { testDatabase } from '../src/platform/testing/test-database.ts';
import { seedDemoCalendar } from './demo-calendar.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-11-22T12:00:00Z');

const days = () =>
  db.kysely
    .selectFrom('draws.calendar_day')
    .select(['numero', 'draws_at', 'source'])
    .where('game_code', '=', 'LHC')
    .orderBy('draws_at')
    .execute();

test('the demonstration has days ahead into the next year, marked as its own, numbered by the year, and the next start adds none twice', async () => {
  await db.transaction((tx) => seedDemoCalendar(tx, NOW));
  const seeded = await days();
  expect(seeded.length).toBeGreaterThan(45);
  expect(new Set(seeded.map(({ source }) => source))).toEqual(new Set(['demo']));
  expect(seeded.map(({ numero }) => numero)).toEqual(seeded.map(({ numero }) => numero).toSorted());
  expect(seeded.find(({ numero }) => numero === '2027001')).toBeDefined();
  expect(seeded.every(({ draws_at }) => draws_at.toISOString().endsWith('T13:30:00.000Z'))).toBe(true);
  await db.transaction((tx) => seedDemoCalendar(tx, NOW));
  expect(await days()).toEqual(seeded);
});

test('a year that an operator has announced days of gets none of the demonstration’s, and a day that was taken away stays away', async () => {
  const [first] = await days();
  await db.kysely
    .updateTable('draws.calendar_day')
    .set({ removed_at: NOW })
    .where('numero', '=', first?.numero ?? '')
    .execute();
  const before = await days();
  await db.transaction((tx) => seedDemoCalendar(tx, NOW));
  expect(await days()).toEqual(before);
});
