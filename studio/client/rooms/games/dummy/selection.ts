import type { DummyMove } from '@lanna/rules/play/rooms/dummy/hand-state';
import { inOrder, suitPlace } from '@lanna/rules/play/rooms/dummy/melds';
import type { DummyView } from '@lanna/rules/play/rooms/dummy/seat-view';
import type { Card } from '@lanna/rules/play/tables/cards';

export type Order = 'suit' | 'rank';

/** What the player has chosen: cards of the hand, cards of the pile, a meld of the table; and how the hand is sorted. */
export interface Selection {
  hand: Set<Card>;
  pile: Set<Card>;
  meld: number | undefined;
  order: Order;
}

export function newSelection(): Selection {
  return { hand: new Set(), pile: new Set(), meld: undefined, order: 'suit' };
}

export function clearSelection(chosen: Selection): void {
  chosen.hand.clear();
  chosen.pile.clear();
  chosen.meld = undefined;
}

/** What is no longer there is no longer chosen. */
export function keepChosen(chosen: Selection, held: readonly Card[], { more }: DummyView): void {
  for (const card of chosen.hand) if (!held.includes(card)) chosen.hand.delete(card);
  for (const card of chosen.pile) if (!more.pile.includes(card)) chosen.pile.delete(card);
  if (chosen.meld !== undefined && !more.melds[chosen.meld]) chosen.meld = undefined;
}

export function sortedHand(held: readonly Card[], order: Order): Card[] {
  const byRank = inOrder(held, (card) => card);
  return order === 'rank' ? byRank : byRank.toSorted((one, other) => suitPlace(one) - suitPlace(other));
}

/** The pick that is chosen: the lowest chosen card of the pile, with all others that are chosen. */
export function chosenTake(seat: number, chosen: Selection, pile: readonly Card[]): DummyMove | undefined {
  const [card, ...others] = pile.filter((one) => chosen.pile.has(one));
  return card && { seat, move: 'take', card, cards: [...others, ...chosen.hand] };
}

/** Shows a move as what one would choose for it. */
export function choose(chosen: Selection, move: DummyMove): void {
  clearSelection(chosen);
  const cards = 'cards' in move ? move.cards : 'melds' in move ? move.melds.flat() : [];
  if (move.move === 'take') for (const card of [move.card, ...cards]) chosen.pile.add(card);
  for (const card of cards) chosen.hand.add(card);
  if (move.move === 'discard') chosen.hand.add(move.card);
  if (move.move === 'lay_off') chosen.meld = move.meld;
}
