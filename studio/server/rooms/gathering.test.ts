import { expect, test } from 'vitest';
import { openTestStudio } from '../test/test-studio.ts';
import { dealt, end, LONG, leaderOf, practiser, sitter } from './rooms.fixture.ts';

/* Times of a table at which two have only just found each other. */

const studio = await openTestStudio();
const GATHERS = { ...LONG, gatherMs: 60_000 };
const ROOM = 'pd-20';

test('the first hand of two waits for those who come together with them, and says until when; the next does not', async () => {
  const [one, two] = [await sitter(studio, ROOM), await sitter(studio, ROOM)];
  const waits = await leaderOf(studio, one.seat.tableId, { times: GATHERS });
  await one.commit();
  expect(await one.state(GATHERS)).toMatchObject({ waiting: 'seeds', startsAt: null });
  await two.commit();
  const waiting = await one.state(GATHERS);
  expect(waiting?.waiting).toBe('gathering');
  expect(Date.parse(waiting?.startsAt ?? '') - Date.now()).toBeGreaterThan(30_000);
  expect(await waits.step()).toBeGreaterThan(30_000);
  await expect(waits.hand()).rejects.toThrow('no hand was begun');
  const third = await sitter(studio, ROOM);
  await third.commit();
  // The third comes into the same hand, and moves it for no one.
  expect((await third.state(GATHERS))?.startsAt).toBe(waiting?.startsAt);
  const over = await leaderOf(studio, one.seat.tableId);
  expect(await dealt(over, [one, two, third])).toMatchObject({ seats: [1, 2, 3] });
  await end(studio, over);
  for (const seat of [one, two, third]) await seat.commit();
  // They have found each other long since: a newcomer changes nothing.
  await (await sitter(studio, ROOM)).commit();
  expect(await one.state({ ...LONG, gatherMs: 1 })).toMatchObject({ waiting: 'pause' });
});

test('a full table waits for no one, and neither does practice', async () => {
  const four = [];
  for (let at = 0; at < 4; at += 1) four.push(await sitter(studio, 'dm-5', 'wong-dummy'));
  for (const one of four) await one.commit();
  expect(await four[0]?.state(GATHERS)).toMatchObject({ waiting: 'pause' });
  const alone = await practiser(studio, 'dm-5', 'wong-dummy');
  const leader = await leaderOf(studio, alone.seat.tableId, { times: GATHERS });
  await alone.commit();
  await leader.step();
  expect(await leader.hand()).toMatchObject({ state: 'opening' });
});
