import { checkHandReceipt, type HandReceipt } from '@lanna/rules/play/rooms/hand-receipt';
import { NEW_DECK } from '@lanna/rules/play/rooms/room-deck';
import { expect, test } from 'vitest';
import { openTestStudio } from '../test/test-studio.ts';
import { describeHand } from './reading/describe-hand.ts';
import { rulesOfCode } from './room-games.ts';
import { dealt, end, leaderOf, overdue, practiser, type Sitter, START, sitter } from './rooms.fixture.ts';
import { readCards } from './rows/hand-cards.ts';
import { isInPlay } from './rows/room-hand.ts';

/* What each game with a turn of its own has in common: frames, money and practice. */

const GAMES = [
  { game: 'wong-kaeng', room: 'kg-10', reserved: 6n },
  { game: 'wong-niu-niu', room: 'nn-10', reserved: 80n },
];
const BASE = 1_000_000n;

const studio = await openTestStudio();
const { db } = studio.studio;

test.each(GAMES)(
  'three at $game: what is reserved, what frames hold at each step, and what comes of it',
  async ({ game, room, reserved }) => {
    const sitters: Sitter[] = [];
    for (let at = 0; at < 3; at += 1) sitters.push(await sitter(studio, room, game));
    const tableId = sitters[0]?.seat.tableId ?? '';
    const leader = await leaderOf(studio, tableId);
    // A hand may end as it is dealt; another is dealt then.
    for (let hand = await dealt(leader, sitters); !isInPlay(hand); hand = await dealt(leader, sitters))
      await leader.finish();
    for (const { reserve } of await leader.seats()) expect(reserve).toBe(reserved * BASE);
    let frames = 0;
    for (let step = 0; step < 7 && isInPlay(await leader.hand()); step += 1) {
      const { state } = await readCards(db.pool, await leader.hand());
      for (const one of sitters) {
        const seen = await one.state();
        const text = JSON.stringify(seen);
        for (const card of hiddenFrom(game, state, seen?.own.seat ?? 0))
          expect(text).not.toContain(`"${card}"`);
        for (const { seed } of sitters) expect(text).not.toContain(seed);
        frames += 1;
      }
      await overdue(studio, tableId);
      await leader.step();
    }
    expect(frames).toBeGreaterThanOrEqual(6);
    const hand = await end(studio, leader);
    expect(hand.state).toBe('settled');
    const moved = sitters.reduce((all, one) => all + one.wallet() - START, 0n);
    const { rows } = await db.pool.query<{ rake: bigint }>(
      'select coalesce(sum(rake), 0)::bigint as rake from studio.room_hand where table_id = $1',
      [tableId],
    );
    expect(moved).toBe(-(rows[0]?.rake ?? -1n));
    for (const { session, player } of sitters) {
      const { receipt } = await describeHand(db.pool, session.playerId, hand.id);
      expect(checkHandReceipt(receipt as HandReceipt)).toEqual({ verdict: 'holds' });
      const wins = studio.peer
        .callsTo('/transaction/win')
        .filter(({ user, round }) => user === player.user && round === hand.id);
      expect(wins).toHaveLength(1);
    }
  },
);

/** All cards but those of the own hand and what lies open: by the state itself, not by its view. */
function hiddenFrom(game: string, state: unknown, seat: number): readonly string[] {
  const { hands, thrown = [] } = state as {
    hands: { seat: number; cards: string[] }[];
    thrown?: { cards: string[] }[];
  };
  if (rulesOfCode(game).step(state) === 'ended') return [];
  const open = [...hands.filter((hand) => hand.seat === seat), ...thrown].flatMap(({ cards }) => cards);
  return NEW_DECK.filter((card) => !open.includes(card));
}

test.each(GAMES)(
  'at $game a move out of turn, of another’s card or twice is refused and changes nothing',
  async ({ game, room }) => {
    const sitters = [await sitter(studio, room, game), await sitter(studio, room, game)];
    const leader = await leaderOf(studio, sitters[0]?.seat.tableId ?? '');
    let hand = await dealt(leader, sitters);
    for (; !isInPlay(hand); hand = await dealt(leader, sitters)) await leader.finish();
    const before = await readCards(db.pool, hand);
    for (const one of sitters)
      for (const [move, rest] of [
        ['fold', {}],
        ['throw', { cards: ['AS', 'AS'] }],
        ['throw', { cards: 'AS' }],
        ['bid', { times: 99 }],
        ['stake', { times: 1 }],
      ] as const)
        await expect(one.move(hand.id, move, rest)).rejects.toThrow(/move_refused|invalid_input/);
    expect((await readCards(db.pool, hand)).state).toEqual(before.state);
    expect((await end(studio, leader)).state).toBe('settled');
  },
);

test.each(GAMES)(
  'practice at $game is played by strategies of the house, to its end',
  async ({ game, room }) => {
    const one = await practiser(studio, room, game);
    const leader = await leaderOf(studio, one.seat.tableId);
    await dealt(leader, [one]);
    const over = await end(studio, leader);
    expect(over).toMatchObject({ state: 'settled', demo: true });
    const seats = await leader.seats();
    expect(seats.filter(({ strategy }) => strategy !== null).length).toBeGreaterThan(0);
    expect(seats.reduce((all, { won }) => all + (won ?? 0n), 0n)).toBe(0n);
  },
);
