import type { Money } from '../../money.ts';
import type { Card } from '../tables/cards.ts';
import type { SeatResult } from './rake.ts';

/** What is fixed of a hand before it is dealt. */
export interface HandTerms {
  base: Money;
  /** Who deals, or whose turn it is to be served last: it goes round the table. */
  dealer: number;
  /** Every seat in the hand, the dealer's among them, in the order of the table. */
  seats: readonly number[];
  /** What each of them has reserved, in their order: games by whose rules more may be done with more read it. */
  reserves?: readonly Money[];
}

/** A move: whose it is, what it is called, and whatever else its game says of it. */
export interface RoomMove {
  seat: number;
  move: string;
}

export interface SeatView {
  seat: number;
  count: number;
  /** Null while the cards are hidden from the viewer. */
  cards: Card[] | null;
  /** Nothing is left for it to do now. */
  acted: boolean;
  /** Of ป๊อกเด้ง alone: it was compared with the dealer already. */
  compared?: boolean;
}

/** All that one seat may know of a hand, and with null what who only watches may. */
export interface RoomView {
  phase: string;
  dealer: number;
  hands: SeatView[];
  /** What the game shows beside the cards of seats: melds, piles, bids. */
  more?: unknown;
}

/** What a seat had at the end, as its receipt states it. */
export interface SeatEnd {
  seat: number;
  cards: string[];
  /** What it has laid down. */
  melds?: string[][];
  points?: number;
  /** What befell it or what it did that counts: words of its game. */
  marks?: string[];
}

export type Strategy = 'careful' | 'bold';

/** What decides who has the bank, where it is bid for. */
export interface BankBids {
  /** Who has it, if it sits there still, and for how many more hands. */
  holder: { seat: number; left: number } | null;
  /** Who has dealt the last hand. */
  last: number | undefined;
  /** For how many hands each seat offers to deal. */
  bids: ReadonlyMap<number, number>;
}

/** Who deals a hand, and how many more of its bid. `isNew`: its bid has just won. */
export interface Bank {
  seat: number;
  left: number;
  isNew: boolean;
}

/** A card game of rooms as pure rules: server, page, back office and receipt deal and pay by it. */
export interface RoomRules<State = unknown, Move extends RoomMove = RoomMove> {
  kind: string;
  ruleVersion: string;
  seatsMost: number;
  /** Who deals has no other part in the hand, and is not named. */
  dealsOnly?: true;
  /** So many base stakes one must have to be in a hand. */
  leastBases: bigint;
  /** What a seat may do depends on what it has reserved; receipts state it. */
  readsReserves?: true;
  /** The most a hand can cost a seat that has so much, reserved before it is dealt. */
  mostLost(seat: number, terms: HandTerms, has?: Money): Money;
  /** Who deals the next hand; undefined where no seat can, and no hand is dealt. `covers`: what each seat has. */
  nextDealer(last: number | undefined, covers: ReadonlyMap<number, Money>, base: Money): number | undefined;
  /** The same where the bank is bid for, of a game that knows it. */
  nextBank?(bids: BankBids, covers: ReadonlyMap<number, Money>, base: Money): Bank | undefined;
  /** Throws for terms no hand can have. */
  deal(terms: HandTerms, deck: readonly Card[]): State;
  /** A move as it came from outside; undefined for whatever is none. */
  readMove(value: unknown): Move | undefined;
  /** Why a move is not taken, in a word of the game; null where it may be made. */
  refuse(state: State, move: Move): string | null;
  /** The state after a move. Throws for one that is refused. */
  play(state: State, move: Move): State;
  /** Seats that may act now. Of none, once the hand has ended. */
  seatsToAct(state: State): number[];
  /** Changes whenever the time to act begins anew, in letters, digits and `:`; `ended` at the end. */
  step(state: State): string;
  /** What is played for a seat whose time is over or whose line is lost; again until it is no longer its turn. */
  safeMove(state: State, seat: number): Move;
  /** How a strategy of the house plays, by what its own seat may know alone: the same is a hint for who practises. */
  strategyMove(view: RoomView, seat: number, strategy: Strategy): Move;
  viewFor(state: State, viewer: number | null): RoomView;
  /** What a hand that has ended changes of each seat's money. */
  settle(state: State): SeatResult[];
  /** What each seat had at the end. */
  ends(state: State): SeatEnd[];
}
