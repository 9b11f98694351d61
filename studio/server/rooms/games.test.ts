import { checkHandReceipt, type HandReceipt } from '@lanna/rules/play/rooms/hand-receipt';
import type { RoomView } from '@lanna/rules/play/rooms/room-rules';
import { expect, test } from 'vitest';
import type { RoomState } from '../../room-api.ts';
import { openTestStudio } from '../test/test-studio.ts';
import { describeHand } from './reading/describe-hand.ts';
import { roomGame, rulesOfCode } from './room-games.ts';
import { dealt, end, leaderOf, overdue, practiser, type Sitter, START, sitter } from './rooms.fixture.ts';
import { isInPlay } from './rows/room-hand.ts';

/* What each game of rooms has to be besides ป๊อกเด้ง, whose own tests are those of rooms. */

const studio = await openTestStudio();
const { db } = studio.studio;
const BASE = 1_000_000n;
const GAMES = [{ game: 'wong-dummy', room: 'dm-10', people: 3, reserve: 20n }];

async function table(game: string, room: string, people: number) {
  await db.pool.query('delete from studio.room_seat');
  const sitters: Sitter[] = [];
  for (let at = 0; at < people; at += 1) sitters.push(await sitter(studio, room, game));
  return { sitters, leader: await leaderOf(studio, sitters[0]?.seat.tableId ?? '') };
}

/** Whose turn it is, with what its page is shown. */
async function acting(sitters: readonly Sitter[]) {
  for (const one of sitters) {
    const state = (await one.state()) as RoomState;
    if (state.hand?.acting.includes(state.own.seat)) return { one, state, hand: state.hand };
  }
  throw new Error('no seat may act');
}

test.each(GAMES)(
  'a hand of $game is played to its end by its seats; each reserves what it can lose, and the sum is the rake',
  async ({ game, room, people, reserve }) => {
    const { sitters, leader } = await table(game, room, people);
    const rules = rulesOfCode(game);
    await dealt(leader, sitters);
    for (const seat of await leader.seats()) expect(seat.reserve).toBe(reserve * BASE);
    const cards = /"([A23456789TJQK][SHDC])"/g;
    for (let turn = 0; turn < 300 && isInPlay(await leader.hand()); turn += 1) {
      const { one, state, hand } = await acting(sitters);
      const view = hand as unknown as RoomView;
      // Each card in the bytes is one that the seat's own view of the rules names.
      const open = JSON.stringify([hand.hands.find(({ seat }) => seat === state.own.seat)?.cards, hand.more]);
      const written = [...JSON.stringify(state).matchAll(cards)].map(([, card]) => card);
      const known = [...open.matchAll(cards)].map(([, card]) => card);
      expect(written.toSorted()).toEqual(known.toSorted());
      for (const { seat, cards: shown } of hand.hands) if (seat !== state.own.seat) expect(shown).toBeNull();
      const { seat: _, move, ...rest } = rules.strategyMove(view, state.own.seat, 'careful');
      await one.move(hand.id, move, rest);
      await leader.step();
    }
    const over = await leader.hand();
    expect(over.state).toBe('settled');
    await leader.finish();
    const moved = sitters.reduce((sum, one) => sum + one.wallet() - START, 0n);
    expect(moved).toBe(-(over.rake ?? -1n));
    const said = await describeHand(db.pool, sitters[0]?.session.playerId ?? '', over.id);
    expect(checkHandReceipt(said.receipt as HandReceipt)).toEqual({ verdict: 'holds' });
  },
);

test.each(GAMES)(
  'a move of $game out of turn or against its rules is refused with the rule it breaks; the next seat has a time of its own',
  async ({ game, room, people }) => {
    const { sitters, leader } = await table(game, room, people);
    const hand = await dealt(leader, sitters);
    const first = await acting(sitters);
    const waits = sitters.find((one) => one !== first.one) as Sitter;
    await expect(waits.move(hand.id, 'draw')).rejects.toMatchObject({
      code: 'move_refused',
      why: 'not_your_turn',
    });
    await expect(first.one.move(hand.id, 'discard', { card: 'AS' })).rejects.toMatchObject({
      why: 'draw_first',
    });
    await expect(first.one.move(hand.id, 'fold')).rejects.toMatchObject({ code: 'invalid_input' });
    await overdue(studio, hand.tableId);
    await expect(first.one.move(hand.id, 'draw')).rejects.toMatchObject({ code: 'move_refused' });
    // Whose time is over is played to the end of the turn, and the next one's begins anew.
    await leader.step();
    const second = await acting(sitters);
    expect(second.one).not.toBe(first.one);
    expect((await leader.hand()).dueInMs).toBeGreaterThan(0);
    await second.one.move(hand.id, 'draw');
    await overdue(studio, hand.tableId);
    // The draw has begun another step, whose time the leader has yet to write: no seat is late.
    await leader.step();
    const again = await acting(sitters);
    expect(again.one).toBe(second.one);
    const card = again.hand.hands.find(({ seat }) => seat === again.state.own.seat)?.cards?.[0];
    await again.one.move(hand.id, 'discard', { card });
    await overdue(studio, hand.tableId);
    // Nor is the seat that follows: its own step has not been timed yet.
    await (await acting(sitters)).one.move(hand.id, 'draw');
    await end(studio, leader);
  },
);

test('where the process that leads takes a move, the next step has its time at once; the fence of an older leader writes none', async () => {
  const { sitters, leader } = await table('wong-dummy', 'dm-10', 2);
  const { id, tableId } = await dealt(leader, sitters);
  const first = await acting(sitters);
  await overdue(studio, tableId);
  await expect(first.one.move(id, 'draw', {}, leader)).rejects.toMatchObject({ code: 'move_refused' });
  await leader.step();
  const second = await acting(sitters);
  const before = await leader.hand();
  await second.one.move(id, 'draw', {}, leader);
  const drawn = await leader.hand();
  expect(drawn.step).not.toBe(before.step);
  expect(drawn.dueInMs).toBeGreaterThan(before.dueInMs - 5_000);
  const next = await leaderOf(studio, tableId);
  const card = (await acting(sitters)).hand.hands.find(({ cards }) => cards !== null)?.cards?.[0];
  await second.one.move(id, 'discard', { card }, leader);
  // Taken all the same, and the new leader has yet to write what follows from it.
  expect((await leader.hand()).step).toBe(drawn.step);
  await next.step();
  expect((await next.hand()).step).not.toBe(drawn.step);
  for (let turn = 0; turn < 300 && isInPlay(await next.hand()); turn += 1) {
    const { one, state, hand } = await acting(sitters);
    const { seat: _, ...move } = rulesOfCode('wong-dummy').strategyMove(
      hand as unknown as RoomView,
      state.own.seat,
      'bold',
    );
    await one.move(id, move.move, move, next);
  }
  // The last move has settled the hand, without a step of the leader.
  expect((await next.hand()).state).toBe('settled');
  await next.finish();
  const moved = sitters.reduce((sum, one) => sum + one.wallet() - START, 0n);
  expect(moved).toBe(-((await next.hand()).rake ?? -1n));
});

test.each(GAMES)(
  'one who practises $game plays with strategies, at as many seats as there are, and the demo’s own credit',
  async ({ game, room }) => {
    await db.pool.query('delete from studio.room_seat');
    const one = await practiser(studio, room, game);
    const leader = await leaderOf(studio, one.seat.tableId);
    await dealt(leader, [one]);
    const over = await end(studio, leader);
    expect(over).toMatchObject({ state: 'settled', demo: true, seats: [1, 2, 3, 4] });
    const own = (await leader.seats()).find(({ playerId }) => playerId === one.session.playerId);
    const { rows } = await db.pool.query<{ balance: bigint }>(
      'select demo_balance as balance from studio.player where id = $1',
      [one.session.playerId],
    );
    expect(rows[0]?.balance).toBe(1_000_000_000n + (own?.won ?? 0n) - (own?.rake ?? 0n));
  },
);

test('each game of rooms has rules, seven base stakes, and rooms that no other has', () => {
  const games = ['wong-pok-deng', ...GAMES.map(({ game }) => game)].map((code) => roomGame(code));
  const codes = games.flatMap((game) => game?.rooms.map(({ code }) => code) ?? []);
  expect(codes).toHaveLength(7 * games.length);
  expect(new Set(codes).size).toBe(codes.length);
  for (const game of games) expect(rulesOfCode(game?.code ?? '').ruleVersion).toBe(game?.ruleVersion);
});
