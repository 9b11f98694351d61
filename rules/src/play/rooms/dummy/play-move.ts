import type { Card } from '../../tables/cards.ts';
import {
  type DummyMove,
  type DummySeat,
  type DummyState,
  type LaidCard,
  type Penalty,
  seatOfTurn,
} from './hand-state.ts';
import { above, fitsMeld, inOrder, meldKind, suitOf } from './melds.ts';

/** Why a move is not taken; null where it may be made. Anything may come here: a client may have made it up. */
export type MoveRefusal =
  | 'ended'
  | 'not_in_hand'
  | 'not_your_turn'
  | 'draw_first'
  | 'drawn_already'
  | 'not_in_pile'
  | 'not_your_cards'
  | 'no_card_of_hand'
  | 'not_a_meld'
  | 'not_born'
  | 'no_such_meld'
  | 'does_not_fit'
  | 'keep_one'
  | 'does_not_knock';

export function refuseMove(state: DummyState, move: DummyMove): MoveRefusal | null {
  if (state.phase === 'ended') return 'ended';
  if (!state.hands.some(({ seat }) => seat === move.seat)) return 'not_in_hand';
  const own = seatOfTurn(state);
  if (own.seat !== move.seat) return 'not_your_turn';
  if (move.move === 'draw' || move.move === 'take') {
    if (state.phase !== 'draw') return 'drawn_already';
    return move.move === 'take' ? refuseTaking(state, own, move) : null;
  }
  if (state.phase === 'draw') return 'draw_first';
  switch (move.move) {
    case 'meld':
      return refuseFromHand(own, move.cards) ?? (meldKind(move.cards) === null ? 'not_a_meld' : null);
    case 'lay_off': {
      const meld = state.melds[move.meld];
      if (!meld) return 'no_such_meld';
      const refusal = refuseFromHand(own, move.cards);
      return refusal ?? (fitsMeld(cardsIn(meld), move.cards) ? null : 'does_not_fit');
    }
    case 'discard':
      return own.cards.includes(move.card) ? null : 'not_your_cards';
    case 'knock':
      return refuseKnocking(own, move);
  }
}

/** The state after a move. Throws for one that is refused. */
export function playMove(state: DummyState, move: DummyMove): DummyState {
  const refusal = refuseMove(state, move);
  if (refusal) throw new Error(`the move is refused: ${refusal}`);
  const next = { ...state, moves: state.moves + 1 };
  switch (move.move) {
    case 'draw': {
      const [drawn, ...stock] = state.stock as [Card, ...Card[]];
      return { ...withOwn(next, (own) => ({ cards: [...own.cards, drawn] })), stock, phase: 'play' };
    }
    case 'take':
      return take(next, move);
    case 'meld':
      return lay(next, move.seat, [move.cards]);
    case 'lay_off': {
      const laid = move.cards.map((card) => ({ card, seat: move.seat }));
      const melds = next.melds.map((meld, at) =>
        at === move.meld ? inOrder([...meld, ...laid], ({ card }) => card) : meld,
      );
      return { ...withOwn(next, without(move.cards)), melds };
    }
    case 'discard':
      return discard(next, move.card);
    case 'knock':
      return discard(lay(next, move.seat, move.melds), move.card);
  }
}

/** Which rules a card breaks that is thrown onto this pile: it fits a meld that lies on the table (ทิ้งดัมมี่), or makes a meld with two cards of the pile (ทิ้งเต็ม). */
export function penaltiesOf(
  card: Card,
  { melds, pile }: { melds: readonly (readonly Card[])[]; pile: readonly Card[] },
): Penalty[] {
  const penalties: Penalty[] = [];
  if (melds.some((meld) => fitsMeld(meld, [card]))) penalties.push('dummy');
  if (fillsPile(card, pile)) penalties.push('full');
  return penalties;
}

export function cardsIn(meld: readonly LaidCard[]): Card[] {
  return meld.map(({ card }) => card);
}

function refuseTaking(
  { pile }: DummyState,
  own: DummySeat,
  { card, cards }: { card: Card; cards: readonly Card[] },
): MoveRefusal | null {
  const from = pile.findIndex((one) => one.card === card);
  if (from < 0) return 'not_in_pile';
  const taken = pile.slice(from).map((one) => one.card);
  const both = new Set([...own.cards, ...taken]);
  if (!cards.every((one) => both.has(one))) return 'not_your_cards';
  if (meldKind([card, ...cards]) === null) return 'not_a_meld';
  if (!cards.some((one) => own.cards.includes(one))) return 'no_card_of_hand';
  return both.size - cards.length - 1 < 1 ? 'keep_one' : null;
}

/** To meld and to lay off one must be born, and keep a card to throw. */
function refuseFromHand({ cards: held, bornIn }: DummySeat, cards: readonly Card[]): MoveRefusal | null {
  if (bornIn === null) return 'not_born';
  if (new Set(cards).size !== cards.length || !cards.every((card) => held.includes(card)))
    return 'not_your_cards';
  return cards.length >= held.length ? 'keep_one' : null;
}

function refuseKnocking(
  { cards: held }: DummySeat,
  { melds, card }: { melds: readonly (readonly Card[])[]; card: Card },
): MoveRefusal | null {
  const all = [...melds.flat(), card];
  if (!all.every((one) => held.includes(one))) return 'not_your_cards';
  if (melds.length === 0 || !melds.every((meld) => meldKind(meld) !== null)) return 'not_a_meld';
  return new Set(all).size === all.length && all.length === held.length ? null : 'does_not_knock';
}

function take(
  state: DummyState,
  { seat, card, cards }: { seat: number; card: Card; cards: readonly Card[] },
): DummyState {
  const from = state.pile.findIndex((one) => one.card === card);
  const taken = state.pile.slice(from);
  const meld = [card, ...cards];
  const top = taken.at(-1);
  const held = withOwn(state, (own) => ({
    cards: [...own.cards, ...taken.map((one) => one.card)],
    bornIn: own.bornIn ?? state.turn,
  }));
  return {
    ...lay(held, seat, [meld]),
    pile: state.pile.slice(0, from),
    phase: 'play',
    thrownBy: top && meld.includes(top.card) ? top.by : null,
  };
}

function lay(state: DummyState, seat: number, melds: readonly (readonly Card[])[]): DummyState {
  const laid = melds.map((meld) =>
    inOrder(
      meld.map((card) => ({ card, seat })),
      ({ card }) => card,
    ),
  );
  return { ...withOwn(state, without(melds.flat())), melds: [...state.melds, ...laid] };
}

/** Ends the turn. Who throws the last card of the hand has knocked, and with it the hand ends; so it does once the stock is empty. */
function discard(state: DummyState, card: Card): DummyState {
  const own = seatOfTurn(state);
  const pile = [...state.pile, { card, by: own.seat }];
  const thrown = { ...withOwn(state, without([card])), pile };
  if (own.cards.length === 1) return knock(thrown, own);
  const penalties = penaltiesOf(card, {
    melds: state.melds.map(cardsIn),
    pile: state.pile.map((one) => one.card),
  });
  const next = withOwn(thrown, (seat) => ({ penalties: [...seat.penalties, ...penalties] }));
  if (next.stock.length === 0) return { ...next, phase: 'ended' };
  return { ...next, turn: next.turn + 1, phase: 'draw', thrownBy: null };
}

/** มืด: not born before this turn. สี: all that the seat has laid down is of one suit. โง่: who had thrown the card that was melded from the pile in this very turn. */
function knock(state: DummyState, { seat, bornIn }: DummySeat): DummyState {
  const laid = state.melds.flat().filter((one) => one.seat === seat);
  const colour = new Set(laid.map(({ card }) => suitOf(card))).size === 1;
  const hands = state.hands.map((one) =>
    one.seat === state.thrownBy ? { ...one, penalties: [...one.penalties, 'fool' as const] } : one,
  );
  const dark = bornIn === null || bornIn === state.turn;
  return { ...state, hands, phase: 'ended', knock: { seat, dark, colour } };
}

function withOwn(state: DummyState, change: (own: DummySeat) => Partial<DummySeat>): DummyState {
  const { seat } = seatOfTurn(state);
  return {
    ...state,
    hands: state.hands.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
  };
}

function without(cards: readonly Card[]): (own: DummySeat) => { cards: Card[] } {
  return (own) => ({ cards: own.cards.filter((card) => !cards.includes(card)) });
}

function fillsPile(card: Card, pile: readonly Card[]): boolean {
  if (pile.filter((one) => one.charAt(0) === card.charAt(0)).length >= 2) return true;
  const lies = (steps: number) => {
    const other = above(card, steps);
    return other !== undefined && pile.includes(other);
  };
  return [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ].some((pair) => pair.every(lies));
}
