import type { RoomMove } from '@lanna/rules/play/rooms/room-rules';
import type { PlayedCards } from '../rows/hand-cards.ts';
import type { RoomHand } from '../rows/room-hand.ts';
import type { SeatOfPage } from '../seating/keep-seat.ts';
import type { RoomRead } from '../watching/read-room.ts';

/** A move that the rules allow at a table as this process knows it, and what the table is after it. */
export interface KnownMove {
  hand: RoomHand;
  seat: number;
  move: RoomMove;
  /** After so many moves. */
  known: number;
  step: string;
  next: string;
  after: PlayedCards;
}

/**
 * What becomes of a move by what is in memory, without a look at the database. Undefined of any that is not plain: it is refused, or ends its hand, or its step has yet to be timed. Whether the hand
 * stands so is asked where it is written.
 */
export function knownMove(
  { hand, handSeats, cards }: Pick<RoomRead, 'hand' | 'handSeats' | 'cards'>,
  { playerId }: Pick<SeatOfPage, 'playerId'>,
  { hand: id, ...asked }: { hand: string; [field: string]: unknown },
): KnownMove | undefined {
  if (!hand || !cards || hand.id !== id || hand.state !== 'playing' || hand.demo) return undefined;
  const own = handSeats.find((seat) => seat.playerId === playerId);
  if (!own || !hand.seats.includes(own.seat)) return undefined;
  const { rules, state, moves: known } = cards;
  const step = rules.step(state);
  const move = rules.readMove({ ...asked, seat: own.seat });
  if (step !== hand.step || !move || rules.refuse(state, move) !== null) return undefined;
  const after = { rules, state: rules.play(state, move), moves: known + 1 };
  const next = rules.step(after.state);
  if (next === 'ended') return undefined;
  return { hand, seat: own.seat, move, known, step, next, after };
}
