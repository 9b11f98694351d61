import { type Card, RANKS, SUITS } from '../../tables/cards.ts';
import type { DummyMove } from './hand-state.ts';
import { SEATS_MOST } from './terms.ts';

const CARD = new RegExp(`^[${RANKS.join('')}][${SUITS.join('')}]$`);
/** More of anything than one deck can hold is none of ours. */
const CARDS_MOST = 52;
const MELDS_MOST = 17;

/** A move as it came from outside; undefined for whatever is none. Fields it does not know are left behind. */
export function readMove(value: unknown): DummyMove | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { seat, move, card, cards, meld, melds } = value as Record<string, unknown>;
  if (!isCount(seat, SEATS_MOST) || seat < 1) return undefined;
  switch (move) {
    case 'draw':
      return { seat, move };
    case 'take':
      return isCard(card) && areCards(cards) ? { seat, move, card, cards: [...cards] } : undefined;
    case 'meld':
      return areCards(cards) ? { seat, move, cards: [...cards] } : undefined;
    case 'lay_off':
      return isCount(meld, MELDS_MOST) && areCards(cards)
        ? { seat, move, meld, cards: [...cards] }
        : undefined;
    case 'discard':
      return isCard(card) ? { seat, move, card } : undefined;
    case 'knock':
      return isCard(card) && Array.isArray(melds) && melds.length <= MELDS_MOST && melds.every(areCards)
        ? { seat, move, melds: melds.map((one: Card[]) => [...one]), card }
        : undefined;
    default:
      return undefined;
  }
}

function areCards(value: unknown): value is Card[] {
  return Array.isArray(value) && value.length <= CARDS_MOST && value.every(isCard);
}

function isCard(value: unknown): value is Card {
  return typeof value === 'string' && CARD.test(value);
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
