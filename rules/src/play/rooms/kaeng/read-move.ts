import { type Card, RANKS, SUITS } from '../../tables/cards.ts';
import type { KaengMove } from './hand-state.ts';
import { SEATS_MOST } from './terms.ts';

const CARDS = new Set<unknown>(SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)));

/** A move as it came from outside; undefined for whatever is none. Fields it does not know are left behind. */
export function readMove(value: unknown): KaengMove | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { seat, move, cards } = value as Record<string, unknown>;
  if (!isSeat(seat)) return undefined;
  if (move === 'call' || move === 'draw' || move === 'follow') return { seat, move };
  if (move !== 'throw' || !Array.isArray(cards) || cards.length > SUITS.length) return undefined;
  return cards.every(isCard) ? { seat, move, cards: [...cards] } : undefined;
}

function isSeat(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= SEATS_MOST;
}

function isCard(value: unknown): value is Card {
  return CARDS.has(value);
}
