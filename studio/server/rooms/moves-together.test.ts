import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestStudio } from '../test/test-studio.ts';
import { batchMoves } from './hands/batch-moves.ts';
import { type KnownMove, knownMove } from './hands/known-move.ts';
import { dealt, end, type Leader, leaderOf, overdue, type Sitter, START, sitter } from './rooms.fixture.ts';
import { readMoves } from './rows/room-hand.ts';
import { readRoom } from './watching/read-room.ts';

/* Moves of several tables in one statement, by what the process that leads them has in memory. */

const studio = await openTestStudio();
const { db, log } = studio.studio;
const DRAW = { move: 'draw' };

interface Table {
  sitters: Sitter[];
  leader: Leader;
  hand: string;
  /** Whose turn it is. */
  first: Sitter;
}

/** Two at a table of ดัมมี่ of their own, with cards in their hands. */
async function table(room: string): Promise<Table> {
  await db.pool.query(
    'delete from studio.room_seat where table_id in (select id from studio.room_table where room_code = $1)',
    [room],
  );
  const sitters = [await sitter(studio, room, 'wong-dummy'), await sitter(studio, room, 'wong-dummy')];
  const leader = await leaderOf(studio, sitters[0]?.seat.tableId ?? '');
  const { id: hand } = await dealt(leader, sitters);
  for (const first of sitters) {
    const state = await first.state();
    if (state?.hand?.acting.includes(state.own.seat)) return { sitters, leader, hand, first };
  }
  throw new Error('no seat may act');
}

async function movesOf({ hand }: Table): Promise<string[]> {
  return (await readMoves(db.pool, hand)).map(({ move }) => move);
}

async function known({ first, hand }: Table): Promise<KnownMove> {
  const read = await readRoom(db.pool, first.seat.tableId);
  const move = read && knownMove(read, first.seat, { hand, ...DRAW });
  if (!move) throw new Error('the move is not plain');
  return move;
}

test('moves of several tables are one statement; one that its hand has no place for leaves the others written', async () => {
  const [one, two, three] = [await table('dm-1'), await table('dm-5'), await table('dm-10')] as const;
  const asked = [await known(one), await known(two), await known(three)];
  // At the second table the clock was faster.
  await overdue(studio, two.first.seat.tableId);
  await two.leader.step();
  const before = await movesOf(two);
  expect(before.length).toBeGreaterThan(0);
  const statements: string[] = [];
  const pool = {
    query: (text: string, values: unknown[]) => {
      statements.push(text);
      return db.pool.query(text, values);
    },
  };
  const write = batchMoves({ db: { pool: pool as never }, log, by: 'test' });
  const taken = await Promise.all(
    [one, two, three].map(({ first, leader: { leading } }, at) =>
      write({ ...(asked[at] as KnownMove), page: first.seat, led: leading.led, actMs: leading.actMs }),
    ),
  );
  expect(statements).toHaveLength(1);
  expect(taken.map((each) => each !== undefined)).toEqual([true, false, true]);
  expect(await movesOf(two)).toEqual(before);
  for (const each of [one, three]) {
    expect(await movesOf(each)).toEqual(['draw']);
    const { step, dueInMs } = await each.leader.hand();
    expect(step).toBe('play:1');
    expect(dueInMs).toBeGreaterThan(each.leader.leading.actMs - 10_000);
  }
  for (const { leader } of [one, two, three]) await end(studio, leader);
});

test.each<[string, (at: Table) => Promise<Partial<Table> | undefined>]>([
  [
    'an older page’s',
    async ({ first }) => ({ first: { ...first, seat: { ...first.seat, device: randomUUID() } } }),
  ],
  [
    'another player’s',
    async ({ first, sitters }) => ({
      first: { ...first, seat: { ...(sitters.find((each) => each !== first) as Sitter).seat } },
    }),
  ],
  [
    'one under the fence of a leader that is none any more',
    async ({ first }) => void (await leaderOf(studio, first.seat.tableId)),
  ],
  ['one whose time is over', async ({ first }) => void (await overdue(studio, first.seat.tableId))],
])('%s is not written by what is in memory', async (_, change) => {
  const at = await table('dm-10');
  const read = await readRoom(db.pool, at.first.seat.tableId);
  const { first = at.first } = (await change(at)) ?? {};
  expect(await at.leader.together(first.seat, { hand: at.hand, ...DRAW }, read)).toBe(false);
  expect(await movesOf(at)).toEqual([]);
  await end(studio, await leaderOf(studio, at.first.seat.tableId));
});

test('a first move is written at once; those that come close after it wait for one another', async () => {
  const at = await table('dm-10');
  const sizes: number[] = [];
  const query = async (_: string, [moves]: [string]) => {
    sizes.push(JSON.parse(moves).length);
    return { rows: [] };
  };
  const { led, actMs } = at.leader.leading;
  const move = { ...(await known(at)), page: at.first.seat, led, actMs };
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const write = batchMoves({ db: { pool: { query } as never }, log, by: 'test' });
  await write(move);
  expect(sizes).toEqual([1]);
  const others = [write(move), write(move)];
  await vi.advanceTimersByTimeAsync(10);
  others.push(write(move));
  expect(sizes).toEqual([1]);
  await vi.advanceTimersByTimeAsync(15);
  expect(sizes).toEqual([1, 3]);
  expect(await Promise.all(others)).toEqual([undefined, undefined, undefined]);
  await vi.advanceTimersByTimeAsync(25);
  await write(move);
  expect(sizes).toEqual([1, 3, 1]);
  vi.useRealTimers();
  await end(studio, at.leader);
});

test('the same move twice at once is one move', async () => {
  const at = await table('dm-10');
  const read = await readRoom(db.pool, at.first.seat.tableId);
  const asked = { hand: at.hand, ...DRAW };
  const both = await Promise.all([1, 2].map(() => at.leader.together(at.first.seat, asked, read)));
  expect(both.toSorted()).toEqual([false, true]);
  expect(await movesOf(at)).toEqual(['draw']);
  const over = await end(studio, at.leader);
  const moved = at.sitters.reduce((sum, one) => sum + one.wallet() - START, 0n);
  expect(moved).toBe(-(over.rake ?? -1n));
});

test('of two seats that move at once from the same step the one is written, and the other by itself', async () => {
  const sitters: Sitter[] = [];
  for (let at = 0; at < 4; at += 1) sitters.push(await sitter(studio));
  const { tableId } = (sitters[0] as Sitter).seat;
  const leader = await leaderOf(studio, tableId);
  for (let hands = 0; hands < 50; hands += 1) {
    const { id: hand } = await dealt(leader, sitters);
    const read = await readRoom(db.pool, tableId);
    const asked = { hand, move: 'stand' };
    // With eight or nine a seat has nothing to do, and a dealer who has them ends the hand.
    const able = sitters.filter(({ seat }) => read && knownMove(read, seat, asked));
    const [one, other] = able;
    if (one && other) {
      const both = await Promise.all([one, other].map(({ seat }) => leader.together(seat, asked, read)));
      expect(both).toEqual([true, false]);
      await other.move(hand, 'stand');
      const moves = await readMoves(db.pool, hand);
      expect(moves.map(({ seat }) => seat)).toHaveLength(2);
      await end(studio, leader);
      return;
    }
    await end(studio, leader);
  }
  throw new Error('no hand had two seats to move');
});

test('where the line is lost over a batch its moves are not said to be taken, nor taken once more', async () => {
  const at = await table('dm-10');
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const pool = {
    query: async (text: string, values: unknown[]) => {
      await db.pool.query(text, values);
      throw lost;
    },
  };
  const { led, actMs } = at.leader.leading;
  const write = batchMoves({ db: { pool: pool as never }, log, by: 'test' });
  await expect(write({ ...(await known(at)), page: at.first.seat, led, actMs })).rejects.toBe(lost);
  expect(await movesOf(at)).toEqual(['draw']);
  await end(studio, at.leader);
});
