import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import type { HandShown, RoomState } from '../../../room-api.ts';
import { AWAY_MS, ROOM_TIMES, type RoomTimes } from '../../../rules/rooms/times.ts';
import type { Tx } from '../../platform/database.ts';
import { nextHand } from '../hands/begin-hand.ts';
import { type NextStart, nextStart } from '../hands/next-start.ts';
import { roomGame, rulesOfCode } from '../room-games.ts';
import { type PlayedCards, readCards } from '../rows/hand-cards.ts';
import {
  type HandSeat,
  type HandSeatState,
  isInPlay,
  lastHand,
  type RoomHand,
  readHandSeats,
} from '../rows/room-hand.ts';
import { findRoomTable, type RoomSeat, type RoomTable, readSeats } from '../rows/room-table.ts';

/** All of a table, with every card: it stays in the process, and leaves it as what one seat may know. */
export interface RoomRead {
  table: RoomTable;
  base: string;
  seats: RoomSeat[];
  hand: RoomHand | undefined;
  handSeats: HandSeat[];
  cards: PlayedCards | undefined;
  times: RoomTimes;
}

const OPEN: readonly HandSeatState[] = ['placing', 'staked', 'winning', 'returning'];
/** A hand that ended so long ago is not shown to those who come. */
const SHOWN_MS = 60_000;

export async function readRoom(
  tx: Tx,
  tableId: string,
  times: RoomTimes = ROOM_TIMES,
): Promise<RoomRead | undefined> {
  const table = await findRoomTable(tx, tableId);
  if (!table) return undefined;
  const base = roomGame(table.gameCode)?.rooms.find(({ code }) => code === table.room)?.base ?? '0.00';
  const seats = await readSeats(tx, tableId);
  const last = await lastHand(tx, tableId);
  const hand = last && (last.endedForMs === null || last.endedForMs < SHOWN_MS) ? last : undefined;
  const isDealt = hand?.state === 'playing' || hand?.state === 'settled';
  return {
    ...{ table, base, seats, hand, times },
    handSeats: hand ? await readHandSeats(tx, hand.id) : [],
    cards: isDealt ? await readCards(tx, hand) : undefined,
  };
}

/** What the player's seat may know; undefined of one who has no seat. */
export function stateFor(read: RoomRead, playerId: string): RoomState | undefined {
  const { table, seats, hand, base } = read;
  const own = seats.find((seat) => seat.playerId === playerId);
  if (!own) return undefined;
  const inHand = new Set(hand && isInPlay(hand) ? hand.seats : []);
  const ownHand = read.handSeats.find((seat) => seat.playerId === playerId);
  const waiting = waitsFor(read);
  return {
    table: { code: table.code, room: table.room, base, opensLate: table.opensLate },
    seats: seats.map((seat) => ({
      ...{ seat: seat.seat, name: seat.name, strategy: seat.strategy !== null, bid: seat.bid },
      state: seatState(seat, inHand.has(seat.seat)),
    })),
    bank: bankOf(read),
    status: table.stopped ? 'stopped' : 'open',
    ...(typeof waiting === 'object' && waiting !== null
      ? { waiting: waiting.until, startsAt: waiting.at > table.now ? waiting.at.toISOString() : null }
      : { waiting, startsAt: null }),
    hand: hand ? handFor(read, hand, ownHand?.seat ?? null) : null,
    own: {
      ...{ seat: own.seat, balance: formatMoney(own.balance), ready: own.commitment !== null },
      ...{ resting: own.resting ?? shortOf(own, table, { base, inHand }), leaving: own.leaving },
      open: ownHand !== undefined && OPEN.includes(ownHand.state),
      reserve: hand && isInPlay(hand) && ownHand?.state === 'staked' ? formatMoney(ownHand.reserve) : null,
      bankMs: own.bankMs,
    },
  };
}

/** Of the hand in play; between hands, who has it still. */
function bankOf({ table: { lastBank }, hand }: RoomRead): RoomState['bank'] {
  if (hand && isInPlay(hand) && hand.bankLeft !== null) return { seat: hand.dealer, left: hand.bankLeft };
  return lastBank && lastBank.left > 0 ? lastBank : null;
}

/** Who has too little for a hand sits out, with words. */
function shortOf(
  { seat, balance }: RoomSeat,
  { gameCode }: RoomTable,
  { base, inHand }: { base: string; inHand: ReadonlySet<number> },
): 'not_enough_money' | null {
  const isShort = balance < rulesOfCode(gameCode).leastBases * (parseMoney(base) ?? 0n);
  return isShort && !inHand.has(seat) ? 'not_enough_money' : null;
}

function seatState(seat: RoomSeat, isPlaying: boolean): RoomState['seats'][number]['state'] {
  if (seat.leaving) return 'leaving';
  if (seat.strategy !== null) return 'ready';
  if (seat.unseenMs > AWAY_MS) return 'away';
  return isPlaying || seat.commitment !== null ? 'ready' : 'waiting';
}

function waitsFor({
  table,
  seats,
  hand,
  base,
  times,
}: RoomRead): NextStart | 'players' | 'seeds' | 'dealer' | null {
  if (table.stopped || (hand && isInPlay(hand))) return null;
  const unit = parseMoney(base) ?? 0n;
  const next = nextHand(table, seats, unit);
  if (typeof next === 'object') return nextStart(table, seats, next.seats, { before: hand, times });
  if (next === 'dealer') return next;
  return couldPlay(table, seats, unit) ? 'seeds' : 'players';
}

/** Two sit there who need only commit: it is no other player that is waited for. */
function couldPlay({ gameCode }: RoomTable, seats: readonly RoomSeat[], base: Money): boolean {
  const { leastBases } = rulesOfCode(gameCode);
  const able = seats.filter(
    ({ leaving, resting, balance, strategy, unseenMs }) =>
      !leaving &&
      resting === null &&
      balance >= base * leastBases &&
      (strategy !== null || unseenMs <= AWAY_MS),
  );
  return able.length >= 2 && able.some(({ strategy }) => strategy === null);
}

function handFor({ handSeats, cards }: RoomRead, hand: RoomHand, viewer: number | null): HandShown {
  const { id, number, state, dealer, seats, chain, dueAt, outcome, voidReason } = hand;
  const view = cards?.rules.viewFor(cards.state, viewer);
  return {
    ...{ id, number, state, dealer, seats, voidReason, linkBefore: chain.linkBefore },
    phase: view?.phase ?? null,
    acting: cards && state === 'playing' ? cards.rules.seatsToAct(cards.state) : [],
    dueAt: state === 'reserving' ? null : (dueAt?.toISOString() ?? null),
    seeds: handSeats.map(({ seat, commitment, seed }) => ({ seat, commitment, opened: seed !== null })),
    hands: view?.hands ?? [],
    ...(view?.more !== undefined && { more: view.more }),
    results: outcome?.results ?? null,
  };
}
