import type { Money } from '@lanna/rules/money';
import { deckOf } from '@lanna/rules/play/rooms/room-deck';
import type { RoomRules } from '@lanna/rules/play/rooms/room-rules';
import type { Tx } from '../../platform/database.ts';
import { revealLink } from '../../shared-rounds/chain.ts';
import { rulesOfCode } from '../room-games.ts';
import { type HandSeat, type RoomHand, readHandSeats, readMoves } from './room-hand.ts';

/** The state of a hand with the rules it is of. */
export interface HandCards {
  rules: RoomRules;
  state: unknown;
}

/** The same after so many moves. */
export interface PlayedCards extends HandCards {
  moves: number;
}

/** A hand that was dealt, as it stands after its moves. The deck is in no row: link, seeds and moves are. It must leave the server as a view of one seat alone. */
export async function readCards(tx: Tx, hand: RoomHand): Promise<PlayedCards> {
  const moves = await readMoves(tx, hand.id);
  const known = underway.get(hand.id);
  const { rules, state } = known?.dealt ?? (await readDealt(tx, hand));
  const texts = moves.map((move) => JSON.stringify(move));
  // A move that was computed here may have been taken back with its transaction.
  const goesOn = known?.texts.every((text, at) => text === texts[at]) ?? false;
  const after = moves.slice(goesOn ? known?.texts.length : 0);
  const now = after.reduce(rules.play, goesOn ? known?.now : state);
  // Before it is dealt for good, another deck may yet be.
  if (hand.state !== 'opening') keep(hand.id, { dealt: { rules, state }, texts, now });
  return { rules, state: now, moves: moves.length };
}

/** What a dealt hand was computed to, in the memory of the process that deals or shows it: shuffling it anew for each look at it would cost more than all else. */
interface Underway {
  dealt: HandCards;
  texts: string[];
  now: unknown;
}

const underway = new Map<string, Underway>();
/** The one that was looked at longest ago makes way; it is computed again where it is asked for. */
const UNDERWAY_MOST = 2_000;

function keep(id: string, one: Underway): void {
  underway.delete(id);
  underway.set(id, one);
  for (const oldest of underway.keys()) {
    if (underway.size <= UNDERWAY_MOST) break;
    underway.delete(oldest);
  }
}

/** The same before its first move. */
export async function readDealt(tx: Tx, hand: RoomHand): Promise<HandCards> {
  const seats = await readHandSeats(tx, hand.id);
  const link = hand.link ?? (await revealLink(tx, { chainId: hand.chain.id, place: hand.chain.place }));
  return dealtOf(hand, seats, link);
}

function dealtOf(
  { gameCode, base, dealer, seats, subject, number }: RoomHand,
  handSeats: readonly HandSeat[],
  link: string,
): HandCards {
  const rules = rulesOfCode(gameCode);
  const seeds = handSeats.flatMap(({ seat, seed, commitment }) =>
    seed !== null && seats.includes(seat) ? [{ seat, seed, commitment }] : [],
  );
  const { kind, ruleVersion } = rules;
  const deck = deckOf({ kind, ruleVersion, link, table: subject, number, seeds });
  const reserves = reservesOf(seats, handSeats);
  return { rules, state: rules.deal({ base, dealer, seats, reserves }, deck) };
}

/** What seats of a hand have reserved, in their order. */
export function reservesOf(seats: readonly number[], handSeats: readonly HandSeat[]): Money[] {
  return seats.map((seat) => handSeats.find((one) => one.seat === seat)?.reserve ?? 0n);
}
