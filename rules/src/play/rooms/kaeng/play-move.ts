import { type Card, rankOf } from '../../tables/cards.ts';
import { sumOf } from './evaluate-hand.ts';
import {
  handOf,
  type KaengEnd,
  type KaengMove,
  type KaengState,
  lowestOf,
  type SeatCards,
  seatAfter,
  type Throw,
} from './hand-state.ts';
import { CALL_MOST, FOLLOWS_PAID_MOST } from './terms.ts';

/** Why a move is not taken; null where it may be made. Anything may come here: a client may have made it up. */
export type MoveRefusal =
  | 'ended'
  | 'not_in_hand'
  | 'not_your_turn'
  | 'not_drawn'
  | 'already_drawn'
  | 'too_high'
  | 'nothing_to_follow'
  | 'not_your_cards'
  | 'not_one_rank';

export function refuseMove(state: KaengState, move: KaengMove): MoveRefusal | null {
  if (state.phase === 'ended') return 'ended';
  const hand = handOf(state, move.seat);
  if (!hand) return 'not_in_hand';
  if (move.seat !== state.turn) return 'not_your_turn';
  if (move.move === 'throw') return state.phase === 'throw' ? refuseThrow(hand, move.cards) : 'not_drawn';
  if (state.phase === 'throw') return 'already_drawn';
  if (move.move === 'call') return sumOf(hand.cards) > CALL_MOST ? 'too_high' : null;
  if (move.move === 'follow')
    return matching(hand.cards, state.thrown, move.seat).length === 0 ? 'nothing_to_follow' : null;
  return null;
}

/** The state after a move. Throws for one that is refused. */
export function playMove(state: KaengState, move: KaengMove): KaengState {
  const refusal = refuseMove(state, move);
  if (refusal) throw new Error(`the move is refused: ${refusal}`);
  if (move.move === 'call') return ended(state, calledBy(state, move.seat));
  if (move.move === 'draw') return drawn(state);
  if (move.move === 'throw') return thrown(state, move.cards, null);
  return followed(state);
}

/** Own cards of the rank that another seat has thrown last; none where nothing lies there yet. */
export function matching(own: readonly Card[], thrown: readonly Throw[], seat: number): Card[] {
  const last = thrown.at(-1);
  const [top] = last?.cards ?? [];
  if (!last || top === undefined || last.seat === seat) return [];
  return own.filter((card) => rankOf(card) === rankOf(top));
}

/** What is played for a seat whose time is over or whose line is lost: it draws, and throws what weighs most. It never calls. */
export function safeMove(state: KaengState, seat: number): KaengMove {
  const hand = handOf(state, seat);
  if (!hand) throw new Error(`seat ${seat} is not in the hand`);
  return state.phase === 'throw'
    ? { seat, move: 'throw', cards: heaviest(hand.cards) }
    : { seat, move: 'draw' };
}

/** All cards of the rank that weighs most together; of equal ones the higher rank. */
export function heaviest(cards: readonly Card[]): Card[] {
  const ranks = Map.groupBy(
    cards.toSorted((one, other) => RANKS_DOWN.indexOf(rankOf(one)) - RANKS_DOWN.indexOf(rankOf(other))),
    rankOf,
  );
  const [best] = [...ranks.values()].toSorted((one, other) => sumOf(other) - sumOf(one));
  return best ?? [];
}

/** One at a time. */
export function seatsToAct(state: KaengState): number[] {
  return state.phase === 'ended' ? [] : [state.turn];
}

const RANKS_DOWN = 'KQJT98765432A';

function drawn(state: KaengState): KaengState {
  const [card, ...stock] = state.stock;
  if (card === undefined) throw new Error('the stock is spent');
  const hands = state.hands.map((hand) =>
    hand.seat === state.turn ? { ...hand, cards: [...hand.cards, card] } : hand,
  );
  return { ...state, phase: 'throw', hands, stock };
}

function followed(state: KaengState): KaengState {
  const from = handOf(state, state.thrown.at(-1)?.seat ?? 0) as SeatCards;
  const pays = from.paid < FOLLOWS_PAID_MOST;
  const hands = state.hands.map((hand) =>
    hand.seat === from.seat && pays ? { ...hand, paid: hand.paid + 1 } : hand,
  );
  const cards = matching(handOf(state, state.turn)?.cards ?? [], state.thrown, state.turn);
  return thrown({ ...state, hands }, cards, { seat: from.seat, pays });
}

/** The next seat's turn, unless the hand was emptied by it or no card is left to draw. */
function thrown(
  state: KaengState,
  cards: readonly Card[],
  follows: { seat: number; pays: boolean } | null,
): KaengState {
  const { turn } = state;
  const hands = state.hands.map((hand) =>
    hand.seat === turn ? { ...hand, cards: hand.cards.filter((card) => !cards.includes(card)) } : hand,
  );
  const all = [...state.thrown, { seat: turn, cards: [...cards], followed: follows }];
  const next: KaengState = { ...state, phase: 'turn', turn: seatAfter(state, turn), hands, thrown: all };
  if (handOf(next, turn)?.cards.length === 0)
    return ended(next, { how: 'emptied', by: turn, winners: [turn] });
  return state.stock.length === 0 ? ended(next, { how: 'stock', winners: lowestOf(hands) }) : next;
}

/** Who calls needs less than every other seat: equal is lost. */
function calledBy({ hands }: KaengState, by: number): KaengEnd {
  const lowest = lowestOf(hands);
  const isWon = lowest.length === 1 && lowest[0] === by;
  const others = hands.flatMap(({ seat }) => (seat === by ? [] : [seat]));
  return { how: 'called', by, winners: isWon ? [by] : others };
}

function ended(state: KaengState, end: KaengEnd): KaengState {
  return { ...state, phase: 'ended', end };
}

function refuseThrow({ cards: own }: SeatCards, cards: readonly Card[]): MoveRefusal | null {
  const isOwn = new Set(cards).size === cards.length && cards.every((card) => own.includes(card));
  if (cards.length === 0 || !isOwn) return 'not_your_cards';
  return new Set(cards.map(rankOf)).size === 1 ? null : 'not_one_rank';
}
