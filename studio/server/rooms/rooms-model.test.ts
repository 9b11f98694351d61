import { type FairStream, fairStream } from '@lanna/rules/fair-stream';
import { dummy } from '@lanna/rules/play/rooms/dummy/dummy';
import { checkHandReceipt, type HandReceipt } from '@lanna/rules/play/rooms/hand-receipt';
import type { KaengView } from '@lanna/rules/play/rooms/kaeng/seat-view';
import { soundMove } from '@lanna/rules/play/rooms/kaeng/strategy-move';
import type { RoomView } from '@lanna/rules/play/rooms/room-rules';
import { expect, test } from 'vitest';
import type { HandShown } from '../../room-api.ts';
import { openTestStudio } from '../test/test-studio.ts';
import { describeHand } from './reading/describe-hand.ts';
import {
  again,
  dealt,
  end,
  type Leader,
  leaderOf,
  overdue,
  type Sitter,
  START,
  sitter,
} from './rooms.fixture.ts';
import { isInPlay } from './rows/room-hand.ts';

/*
 * One table over many hands, by a plain model: all that its members have, what is on its way included, is what they began with less the rake of hands that were settled. Chance decides who
 * commits, whose stake is refused or gets no answer, who opens, who plays what, who stands up and comes again, whose win gets no answer, and at which step the leader dies.
 */

/** 51 000 hands in all take hours; ROOMS_SHARE=0.1 plays a tenth of them. */
const SHARE = Number(process.env['ROOMS_SHARE'] ?? 1);
const LONGEST_MS = process.env['SOAK'] ? 4 * 3_600_000 : 120_000;
const SEED = process.env['ROOMS_SEED'] ?? '3c'.repeat(32);

const studio = await openTestStudio();
const { db } = studio.studio;

/** What each game is, how many hands of it are played, and what one whose turn it is may come to do. */
const GAMES: readonly Played[] = [
  {
    ...{ game: 'wong-pok-deng', room: 'pd-10', seats: 4, hands: 8, soak: 22_000 },
    move: (random) => ({ move: random.below(2) === 0 ? 'draw' : 'stand' }),
  },
  {
    ...{ game: 'wong-pok-deng-bids', room: 'pb-10', seats: 4, hands: 4, soak: 8_000, bids: [0, 5, 10] },
    move: (random) => ({ move: random.below(2) === 0 ? 'draw' : 'stand' }),
  },
  {
    ...{ game: 'wong-dummy', room: 'dm-10', seats: 3, hands: 2, soak: 1_000 },
    // Now and then a move that its rules refuse.
    move: (random, hand, seat) =>
      random.below(8) === 0
        ? { move: 'take', card: 'AS', cards: ['KS', 'QS'] }
        : dummy.strategyMove(hand as unknown as RoomView, seat, random.below(2) === 0 ? 'careful' : 'bold'),
  },
  {
    ...{ game: 'wong-kaeng', room: 'kg-10', seats: 3, hands: 2, soak: 2_000 },
    move: (random, hand, seat) => soundMove(hand as unknown as KaengView, seat, random.below(11)),
  },
  {
    ...{ game: 'wong-niu-niu', room: 'nn-10', seats: 3, hands: 4, soak: 18_000 },
    move: (random, { phase }) => ({ move: phase ?? '', times: random.below(phase === 'bid' ? 5 : 3) }),
  },
];

interface Played {
  game: string;
  room: string;
  seats: number;
  hands: number;
  soak: number;
  /** For how many hands seats may offer to deal. */
  bids?: readonly number[];
  move(random: FairStream, hand: HandShown, seat: number): { move: string; [field: string]: unknown };
}

test.each(GAMES)(
  `after hands of $game of every fate all money is accounted for (ROOMS_SEED=${SEED})`,
  async (played) => {
    const random = fairStream({ serverSeed: SEED, clientSeed: 'rooms', nonce: 0 });
    const hands = process.env['SOAK'] ? Math.ceil(played.soak * SHARE) : played.hands;
    const often = (of: number) => random.below(of) > 0;
    const rarely = (of: number) => random.below(of) === 0;
    const sitters: Sitter[] = [];
    for (let at = 0; at < played.seats; at += 1) sitters.push(await sitter(studio, played.room, played.game));
    const tableId = sitters[0]?.seat.tableId ?? '';
    let leader = await leaderOf(studio, tableId);
    let paidIn = 0n;

    /** Over thousands of hands some lose all they had, and pay in again. */
    async function sitAgain(one: Sitter): Promise<Sitter> {
      const { balances } = studio.peer;
      const left = balances.get(one.player.user) ?? 0n;
      if (left < START / 2n) {
        balances.set(one.player.user, left + START);
        paidIn += START;
      }
      return again(studio, one, played.room);
    }

    /** The step of a leader that may die in it; another goes on. */
    async function step(mayDie: boolean): Promise<void> {
      if (mayDie && rarely(6)) {
        const dying = await leaderOf(studio, tableId, { dies: true });
        await dying.step().catch(() => undefined);
        leader = await leaderOf(studio, tableId);
      }
      await leader.step();
    }

    for (let number = 0; number < hands; number += 1) {
      for (const [at, one] of sitters.entries()) {
        // Who has stood up sits down again, also before the table has noticed.
        if ((await one.state())?.own.leaving !== false) sitters[at] = await sitAgain(one);
        if (played.bids) await sitters[at]?.bid(played.bids[random.below(played.bids.length)] ?? 0);
        if (often(8)) await sitters[at]?.commit();
      }
      if (rarely(4)) studio.peer.failItem('bet', rarely(2) ? 'applied-lost' : 'RS_ERROR_LIMIT_REACHED');
      await step(true);
      const hand = await leader.hand().catch(() => undefined);
      if (!hand || !isInPlay(hand)) {
        await leader.finish();
        continue;
      }
      for (const one of sitters) if (often(12)) await one.open(hand.id).catch(() => undefined);
      if (rarely(5)) await sitters[random.below(played.seats)]?.leave();
      await playOn(leader, tableId, hand.id);
      studio.peer.calm();
      // The wallet pays and its answer is lost: the same transaction is sent again, and pays nothing more.
      if (rarely(3)) studio.peer.failItem('win', 'applied-lost');
      await leader.finish();
      studio.peer.calm();
    }

    async function settled() {
      studio.peer.calm();
      await dealt(leader, sitters);
      return end(studio, leader);
    }

    async function playOn(by: Leader, of: string, handId: string): Promise<void> {
      for (let turn = 0; turn < 200 && isInPlay(await by.hand()); turn += 1) {
        for (const one of sitters) {
          const state = await one.state();
          if (!state?.hand?.acting.includes(state.own.seat) || rarely(3)) continue;
          const { move, ...rest } = played.move(random, state.hand, state.own.seat);
          if (rarely(2) && (await by.together(one.seat, { hand: handId, move, ...rest }))) continue;
          // Also by one that leads no more.
          await one.move(handId, move, rest, rarely(2) ? by : undefined).catch(() => undefined);
        }
        if (turn > 2) await overdue(studio, of);
        await leader.step();
      }
    }

    // Whatever has happened, the next hand of all who sit there ends with a result.
    for (const [at, one] of sitters.entries()) sitters[at] = await sitAgain(one);
    const last = await settled();
    expect(last.state).toBe('settled');
    await db.pool.query(
      'update studio.room_hand_seat set due_at = clock_timestamp() where due_at is not null',
    );
    await leader.finish();
    const { rows } = await db.pool.query<{ rake: bigint; open: number; hands: number }>(
      `select coalesce(sum(h.rake), 0)::bigint as rake, count(*) filter (where h.ended_at is null)::integer as hands,
       (select count(*)::integer from studio.room_hand_seat where state in ('placing', 'staked', 'returning', 'winning', 'disputed')) as open
     from studio.room_hand h join studio.room_table t on t.id = h.table_id where t.game_code = $1`,
      [played.game],
    );
    expect(rows[0]).toMatchObject({ open: 0, hands: 0 });
    const users = new Set(sitters.map(({ player }) => player.user));
    const now = [...users].reduce((sum, user) => sum + (studio.peer.balances.get(user) ?? 0n), 0n);
    expect(now).toBe(START * BigInt(users.size) + paidIn - (rows[0]?.rake ?? 0n));
    for (const user of users) expect((studio.peer.balances.get(user) ?? -1n) >= 0n).toBe(true);
    await holdsReceipts(sitters);
  },
  LONGEST_MS,
);

async function holdsReceipts(sitters: readonly Sitter[]): Promise<void> {
  for (const { session } of sitters) {
    const { rows } = await db.pool.query<{ id: string }>(
      `select hand_id as id from studio.room_hand_seat where player_id = $1 and state = 'won' order by 1 desc limit 3`,
      [session.playerId],
    );
    for (const { id } of rows) {
      const { receipt } = await describeHand(db.pool, session.playerId, id);
      expect(checkHandReceipt(receipt as HandReceipt)).toEqual({ verdict: 'holds' });
    }
  }
}
