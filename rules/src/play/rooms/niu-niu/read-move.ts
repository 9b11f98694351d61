import type { NiuNiuMove } from './hand-state.ts';
import { BID_MOST, SEATS_MOST } from './terms.ts';

/** A move as it came from outside; undefined for whatever is none. Fields it does not know are left behind. */
export function readMove(value: unknown): NiuNiuMove | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { seat, move, times } = value as Record<string, unknown>;
  if (!isWithin(seat, 1, SEATS_MOST) || !isWithin(times, 0, BID_MOST)) return undefined;
  return move === 'bid' || move === 'stake' ? { seat, move, times } : undefined;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
