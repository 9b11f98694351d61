import { parseMoney } from '@lanna/rules/money';
import type { Strategy } from '@lanna/rules/play/rooms/room-rules';
import { AWAY_MS, MISSED_MAX, type RoomTimes } from '../../../rules/rooms/times.ts';
import { LeaseLost, type Led } from '../../leases/lease.ts';
import { isOfDatabase, type Tx } from '../../platform/database.ts';
import { keepChain } from '../../shared-rounds/chain.ts';
import type { Studio } from '../../studio.ts';
import type { SendBet } from '../../wallet/batch-bets.ts';
import { notifyPages, notifyRoom } from '../notify-room.ts';
import { roomGame } from '../room-games.ts';
import { readCards } from '../rows/hand-cards.ts';
import { isInPlay, lastHand, type RoomHand, readHandSeats, selectHands } from '../rows/room-hand.ts';
import { findRoomTable, lockRoom, type RoomSeat, type RoomTable, readSeats } from '../rows/room-table.ts';
import { beginHand, nextHand } from './begin-hand.ts';
import { dealHand, goOn } from './deal-hand.ts';
import { nextStart } from './next-start.ts';
import { openSeeds, placeReserves } from './place-reserves.ts';
import { lockPlaying, writeMove } from './take-move.ts';
import { voidHand } from './void-hand.ts';

export interface LeadingDeps extends Pick<Studio, 'db' | 'wallet' | 'log'> {
  sendBet: SendBet;
  times: RoomTimes;
  /** What seats of a hand are owed is in their rows. */
  onOwed(): void;
}

/** Of a table's chain: each hand goes along what is left of it. */
const LINKS_OF_CHAIN = 1_000;
/** How often a leader that waits for nothing it knows looks again; what pages do wakes it at once. */
const LOOK_MS = 1_000;
/** While those who act have time left, it looks so seldom, should no notice have come. */
export const REST_MS = 5_000;
/** A strategy of the house takes so long, for its move to be seen. */
const STRATEGY_MS = 1_200;

/** What the leader of a table does when something is due: gives how long there is nothing to do. Where it ends by a crash, the next one goes on from the rows. */
export async function leadRoom(deps: LeadingDeps, led: Led, tableId: string): Promise<number> {
  const { db, times } = deps;
  const hand = await lastHand(db.pool, tableId);
  if (!hand || !isInPlay(hand)) {
    const table = await findRoomTable(db.pool, tableId);
    return table ? between(deps, led, table, hand) : LOOK_MS;
  }
  switch (hand.state) {
    case 'reserving':
      // Begun by a leader that is no more: what it has sent is given back.
      await step(led, hand, (tx, found) => voidHand(tx, found, 'left_lying'));
      deps.onOwed();
      return 0;
    case 'opening':
      return opening(deps, led, hand);
    default:
      return playing(deps, led, hand, times.actMs);
  }
}

async function between(
  deps: LeadingDeps,
  led: Led,
  table: RoomTable,
  before: RoomHand | undefined,
): Promise<number> {
  const { db, times } = deps;
  if (table.state === 'closed') return LOOK_MS;
  const seats = await readSeats(db.pool, table.id);
  if (await clearSeats(deps, led, table, seats)) return 0;
  const restMs = before?.endedForMs == null ? 0 : times.pauseMs - before.endedForMs;
  if (restMs > 0) return restMs;
  const room = roomGame(table.gameCode)?.rooms.find(({ code }) => code === table.room);
  const base = room && parseMoney(room.base);
  if (base === undefined || table.stopped) return LOOK_MS;
  const next = nextHand(table, seats, base);
  if (typeof next === 'string') return LOOK_MS;
  const startMs = nextStart(table, seats, next.seats, { before, times }).at.getTime() - table.now.getTime();
  if (startMs > 0) return startMs;
  await keepChain(led, LINKS_OF_CHAIN);
  const handId = await beginHand(led, table, base);
  if (handId === undefined) return LOOK_MS;
  if (table.demo)
    await led.write(async (tx) => {
      const [hand] = await selectHands(tx, `h.id = $1 and h.state = 'reserving'`, [handId]);
      if (hand) await openSeeds(tx, hand, times.openMs);
      await notifyRoom(tx, table.id);
    });
  else
    await placeReserves(deps, led, table, {
      ...{ handId, openMs: times.openMs, vendor: roomGame(table.gameCode)?.vendor ?? '' },
    });
  deps.onOwed();
  return 0;
}

/** Those who have stood up, have not been seen for long, or have let hands pass; a table without people is closed. Says whether anything changed. */
async function clearSeats(
  { times }: LeadingDeps,
  led: Led,
  table: RoomTable,
  seats: readonly RoomSeat[],
): Promise<boolean> {
  const people = seats.filter(({ playerId }) => playerId !== null);
  const mayStay = people.filter(
    ({ leaving, missed, unseenMs }) => !leaving && missed < MISSED_MAX && unseenMs < times.keptMs,
  );
  if (people.length > 0 ? mayStay.length === people.length : table.isKept) return false;
  await led.write(async (tx) => {
    await lockRoom(tx, { operatorId: table.operatorId, room: table.room });
    await tx.query(
      `delete from studio.room_seat where table_id = $1 and player_id is not null
         and (leaving or missed >= $2 or seen_at < clock_timestamp() - $3::interval)`,
      [table.id, MISSED_MAX, `${times.keptMs} ms`],
    );
    const { rowCount: closed } = await tx.query(
      `update studio.room_table t set state = 'closed', closed_at = clock_timestamp() where t.id = $1 and t.state = 'open'
         and not exists (select from studio.room_seat where table_id = t.id and player_id is not null) and not $2`,
      [table.id, table.isKept],
    );
    if (closed) await tx.query('delete from studio.room_seat where table_id = $1', [table.id]);
    await notifyRoom(tx, table.id);
  });
  return true;
}

async function opening({ db, times, onOwed }: LeadingDeps, led: Led, hand: RoomHand): Promise<number> {
  const seats = (await readHandSeats(db.pool, hand.id)).filter(({ seat }) => hand.seats.includes(seat));
  if (seats.every(({ seed }) => seed !== null)) {
    await step(led, hand, (tx, found) => dealHand(tx, found, times));
    onOwed();
    return 0;
  }
  if (hand.dueInMs > 0) return Math.min(hand.dueInMs, LOOK_MS);
  await step(led, hand, async (tx, found) => {
    // Who kept a seed back does not know what deck that has refused, and sits out until the page commits again.
    await tx.query(
      `update studio.room_seat t set resting = 'seed_refused', missed = missed + 1 from studio.room_hand_seat s
       where s.hand_id = $1 and s.seed is null and s.state = 'staked' and t.table_id = $2 and t.player_id = s.player_id`,
      [found.id, found.tableId],
    );
    await voidHand(tx, found, 'not_opened');
  });
  onOwed();
  return 0;
}

async function playing(deps: LeadingDeps, led: Led, hand: RoomHand, actMs: number): Promise<number> {
  const { db, log, onOwed } = deps;
  try {
    const untilMs = await restsFor(db.pool, hand);
    if (untilMs > 0) return untilMs;
    const strategies = await strategiesOf(db.pool, hand);
    const waitMs = await led.write(async (tx) => {
      const locked = await lockPlaying(tx, hand.id);
      if (!locked) return 0;
      const { rules, ...cards } = await readCards(tx, locked);
      let { state } = cards;
      // A step that a seat's own move has begun has its time from here on.
      const isTimed = rules.step(state) === locked.step;
      const shownMs = isTimed ? actMs - locked.dueInMs : 0;
      const leftMs = await timeLeft(tx, locked, isTimed ? locked.dueInMs : actMs);
      let moved = false;
      for (const seat of rules.seatsToAct(state)) {
        const strategy = strategies.get(seat);
        if (strategy === undefined ? leftMs(seat) > 0 : shownMs < STRATEGY_MS) continue;
        if (strategy === undefined) await useUpBank(tx, locked, seat);
        do {
          const move =
            strategy === undefined
              ? rules.safeMove(state, seat)
              : rules.strategyMove(rules.viewFor(state, seat), seat, strategy);
          await writeMove(tx, locked.id, move, strategy === undefined);
          state = rules.play(state, move);
          moved = true;
          // Who is away is played to the end of its turn; a strategy's moves are seen one by one.
        } while (strategy === undefined && rules.seatsToAct(state).includes(seat));
      }
      const step = await goOn(tx, locked, { rules, state }, actMs);
      if (moved || step !== locked.step) await notifyPages(tx, locked.tableId);
      if (step === 'ended' || moved) return 0;
      const hasStrategy = rules.seatsToAct(state).some((seat) => strategies.has(seat));
      const dueMs = Math.min(...rules.seatsToAct(state).map((seat) => leftMs(seat)));
      return hasStrategy ? Math.max(50, STRATEGY_MS - shownMs) : Math.max(50, Math.min(dueMs, LOOK_MS));
    });
    onOwed();
    return waitMs;
  } catch (error) {
    if (error instanceof LeaseLost || isOfDatabase(error)) throw error;
    // A hand that no rules can compute would be tried for ever, with stakes in it.
    log.error({ err: error, hand: hand.id }, 'a hand cannot be played');
    await step(led, hand, (tx, found) => voidHand(tx, found, 'not_dealt'));
    onOwed();
    return 0;
  }
}

/** How long nothing is due: those who may act are there, their step has its time, and some of it is left. What they do meanwhile wakes the leader. */
async function restsFor(tx: Tx, hand: RoomHand): Promise<number> {
  if (hand.demo || hand.dueInMs <= 0) return 0;
  const { rules, state } = await readCards(tx, hand);
  if (rules.step(state) !== hand.step) return 0;
  const acting = rules.seatsToAct(state);
  const there = (await readSeats(tx, hand.tableId)).filter(({ leaving }) => !leaving);
  if (!acting.every((seat) => there.some((one) => one.seat === seat))) return 0;
  return Math.min(hand.dueInMs, REST_MS);
}

async function strategiesOf(tx: Tx, { id, demo }: RoomHand): Promise<Map<number, Strategy>> {
  const seats = demo ? await readHandSeats(tx, id) : [];
  return new Map(
    seats.flatMap(({ seat, strategy }) => (strategy === null ? [] : [[seat, strategy] as const])),
  );
}

/** How long a seat may still take: its own bank beside the time to act. Who has stood up has none, and who is away no bank. */
async function timeLeft(tx: Tx, hand: RoomHand, dueInMs: number): Promise<(seat: number) => number> {
  const seats = new Map((await readSeats(tx, hand.tableId)).map((one) => [one.seat, one]));
  return (number) => {
    const seat = seats.get(number);
    if (!seat || seat.leaving) return 0;
    return seat.unseenMs > AWAY_MS ? dueInMs : dueInMs + seat.bankMs;
  };
}

/** Where its time is over a seat that was there has used its bank up. */
async function useUpBank(tx: Tx, { tableId }: RoomHand, seat: number): Promise<void> {
  await tx.query(
    `update studio.room_seat set bank_ms = 0 where table_id = $1 and seat = $2 and not leaving and seen_at > clock_timestamp() - $3::interval`,
    [tableId, seat, `${AWAY_MS} ms`],
  );
}

/** One transaction of the leader on a hand that stands as it was read. */
function step(
  led: Led,
  { id, state, tableId }: RoomHand,
  work: (tx: Tx, hand: RoomHand) => Promise<void>,
): Promise<void> {
  return led.write(async (tx) => {
    const { rowCount } = await tx.query(
      'select from studio.room_hand where id = $1 and state = $2 for no key update',
      [id, state],
    );
    if (rowCount !== 1) return;
    const [hand] = await selectHands(tx, 'h.id = $1', [id]);
    if (hand) await work(tx, hand);
    await notifyRoom(tx, tableId);
  });
}
