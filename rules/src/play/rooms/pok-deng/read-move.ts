import type { PokDengMove } from './hand-state.ts';
import { SEATS_MOST } from './terms.ts';

/** A move as it came from outside; undefined for whatever is none. Fields it does not know are left behind. */
export function readMove(value: unknown): PokDengMove | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { seat, move, seats } = value as Record<string, unknown>;
  if (!isSeat(seat)) return undefined;
  if (move === 'draw' || move === 'stand') return { seat, move };
  if (move !== 'compare' || !Array.isArray(seats) || seats.length > SEATS_MOST) return undefined;
  return seats.every(isSeat) ? { seat, move, seats: [...seats] } : undefined;
}

function isSeat(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= SEATS_MOST;
}
