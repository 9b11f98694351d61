import { createHash, randomUUID } from 'node:crypto';
import type { RoomState } from '../../room-api.ts';
import type { RoomTimes } from '../../rules/rooms/times.ts';
import { led } from '../leases/lease.ts';
import { findSession, type PlaySessionRow } from '../play/session.ts';
import { newPlayer, openAs, type TestPlayer } from '../test/player.ts';
import { demoMessage, launchMessage, type TestStudio } from '../test/test-studio.ts';
import { batchBets, type SendBet } from '../wallet/batch-bets.ts';
import { batchMoves, type WriteMove } from './hands/batch-moves.ts';
import { finishSeats } from './hands/finish-seats.ts';
import { knownMove } from './hands/known-move.ts';
import { leadRoom } from './hands/lead-room.ts';
import { type AskedMove, type LedMove, takeMove } from './hands/take-move.ts';
import { roomGame } from './room-games.ts';
import { isInPlay, lastHand, type RoomHand, readHandSeats } from './rows/room-hand.ts';
import { subjectOf } from './rows/room-table.ts';
import { bidForBank } from './seating/bid-for-bank.ts';
import { commitSeed, openSeed, type SeatOfPage, standUp, takeBackSeed } from './seating/keep-seat.ts';
import { sitDown } from './seating/sit-down.ts';
import { type RoomRead, readRoom, stateFor } from './watching/read-room.ts';

export const WONG = { path: '/wong', game: 'wong-pok-deng', room: 'pd-10' } as const;

export const START = 100_000_000n;
/** Nothing waits, so that a test says when time is over. */
export const LONG: RoomTimes = {
  actMs: 60_000,
  dealMs: 0,
  openMs: 60_000,
  pauseMs: 0,
  gatherMs: 0,
  keptMs: 3_600_000,
};

/** A page at a table. */
export interface Sitter {
  player: TestPlayer;
  session: PlaySessionRow;
  seat: SeatOfPage;
  /** For the hand to come, and then for the hand in play. */
  seed: string;
  commit(): Promise<void>;
  rest(): Promise<void>;
  open(handId: string, seed?: string): Promise<void>;
  /** `by`: taken by the process that leads the table. */
  move(handId: string, move: string, rest?: Record<string, unknown>, by?: Leader): Promise<void>;
  bid(rounds: number): Promise<void>;
  leave(): Promise<void>;
  state(times?: RoomTimes): Promise<RoomState | undefined>;
  wallet(): bigint;
}

export async function sitter(
  studio: TestStudio,
  place: string = WONG.room,
  game: string = WONG.game,
  meta: Record<string, unknown> = {},
): Promise<Sitter> {
  const { user } = await newPlayer(studio, { game_code: 'lanna-lanterns' });
  const launch = launchMessage({ user, token: `token-of-${user}`, game_code: game, meta });
  return atTable(studio, await openAs(studio, user, launch, WONG.path), place);
}

export async function practiser(
  studio: TestStudio,
  place: string = WONG.room,
  game: string = WONG.game,
): Promise<Sitter> {
  return atTable(studio, await openAs(studio, '', demoMessage({ game_code: game }), WONG.path), place);
}

/** The same player at another device. */
export function again(studio: TestStudio, { player }: Sitter, place: string = WONG.room): Promise<Sitter> {
  return atTable(studio, player, place);
}

async function atTable(
  { studio, peer, clock }: TestStudio,
  player: TestPlayer,
  place: string,
): Promise<Sitter> {
  const { db } = studio;
  const session = await findSession(
    db.pool,
    `Bearer ${new URL(player.url).hash.replace('#s=', '')}`,
    clock.now(),
  );
  const game = roomGame(session.gameCode);
  if (!game) throw new Error('no rooms');
  const balance = session.demoBalance ?? peer.balances.get(player.user) ?? 0n;
  const device = randomUUID();
  const tableId = await sitDown(db, { session, game, place, device, balance, now: clock.now() });
  const seat = { tableId, playerId: session.playerId, device };
  let seed = newSeed();
  return {
    ...{ player, session, seat },
    get seed() {
      return seed;
    },
    async commit() {
      seed = newSeed();
      await commitSeed(db, seat, createHash('sha256').update(seed).digest('hex'), clock.now());
    },
    rest: () => takeBackSeed(db, seat),
    open: (hand, other) => openSeed(db, seat, { hand, seed: other ?? seed }),
    move: async (hand, move, rest, by) => {
      await takeMove(db, seat, { hand, move, ...rest }, by?.leading);
    },
    bid: (rounds) => bidForBank(db, seat, rounds),
    leave: () => standUp(db, seat),
    state: async (times = LONG) => {
      const read = await readRoom(db.pool, tableId, times);
      return read && stateFor(read, session.playerId);
    },
    wallet: () => peer.balances.get(player.user) ?? 0n,
  };
}

export function newSeed(): string {
  return createHash('sha256').update(randomUUID()).digest('hex');
}

export interface Leader {
  leading: LedMove;
  /** A move by what the process knows of the table, written with whatever else is moved at that moment. Says whether it was. */
  together(page: SeatOfPage, asked: AskedMove, known?: RoomRead): Promise<boolean>;
  /** One step of what is due. */
  step(): Promise<number>;
  finish(): Promise<number>;
  hand(): Promise<RoomHand>;
  seats(): ReturnType<typeof readHandSeats>;
}

/** Leads a table step by step. Another one of the same table has taken it over. */
export async function leaderOf(
  { studio }: Pick<TestStudio, 'studio'>,
  tableId: string,
  { dies = false, times = LONG }: { dies?: boolean; times?: RoomTimes } = {},
): Promise<Leader> {
  const { db, wallet, log } = studio;
  const subject = subjectOf(tableId);
  const holder = randomUUID();
  await db.pool.query(
    'select studio.release_lease(holder, subject, fence) from studio.lease where subject = $1',
    [subject],
  );
  const { rows } = await db.pool.query<{ fence: bigint }>(
    `select fence from studio.keep_leases($1, array[$2], interval '1 hour', interval '1 second')`,
    [holder, subject],
  );
  const own = led(db, { subject, fence: rows[0]?.fence ?? 0n });
  const send = batchBets(wallet);
  const sendBet: SendBet = async (vendor, item) => {
    const answer = await send(vendor, item);
    // Once the wallet has taken the stake, and before a word of it was written.
    if (dies) throw new Error('killed');
    return answer;
  };
  const deps = { db, wallet, log, times, sendBet, onOwed: () => undefined };
  const write: WriteMove = batchMoves({ db, log, by: holder });
  const hand = async () => {
    const found = await lastHand(db.pool, tableId);
    if (!found) throw new Error('no hand was begun');
    return found;
  };
  return {
    leading: { led: own, actMs: times.actMs },
    async together(page, asked, known) {
      const read = known ?? (await readRoom(db.pool, tableId, times));
      const move = read && knownMove(read, page, asked);
      return (
        move !== undefined && (await write({ ...move, page, led: own, actMs: times.actMs })) !== undefined
      );
    },
    step: () => leadRoom(deps, own, tableId),
    finish: () => finishSeats({ db, wallet, log }),
    hand,
    seats: async () => readHandSeats(db.pool, (await hand()).id),
  };
}

/** All commit, stakes are taken, seeds are opened and the cards are dealt. */
export async function dealt(leader: Leader, sitters: readonly Sitter[]): Promise<RoomHand> {
  for (const one of sitters) await one.commit();
  await leader.step();
  const { id } = await leader.hand();
  for (const one of sitters) await one.open(id);
  await leader.step();
  return leader.hand();
}

/** Seats play safe until the hand is over, and what they are owed is paid. */
export async function end(studio: Pick<TestStudio, 'studio'>, leader: Leader): Promise<RoomHand> {
  const { tableId } = await leader.hand();
  for (let at = 0; at < 200 && isInPlay(await leader.hand()); at += 1) {
    await overdue(studio, tableId);
    await leader.step();
  }
  await leader.finish();
  return leader.hand();
}

/** As if the time of the step and every bank of time were over: written as the table's leader, which alone may. */
export async function overdue({ studio }: Pick<TestStudio, 'studio'>, tableId: string): Promise<void> {
  await studio.db.transaction(async (tx) => {
    await tx.query(
      `select set_config('studio.led_subject', subject, true), set_config('studio.led_fence', fence::text, true) from studio.lease where subject = $1`,
      [subjectOf(tableId)],
    );
    await tx.query(
      `update studio.room_hand set due_at = clock_timestamp() - interval '31 seconds' where table_id = $1 and due_at is not null`,
      [tableId],
    );
  });
}
