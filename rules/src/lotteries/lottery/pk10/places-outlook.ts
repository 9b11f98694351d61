import { type Fraction, fraction } from '../plays/fraction.ts';

const PLACES = 10;

/**
 * For a play that adds up hits of ten places: the share of the 3 628 800 orders with any hit, and the most hits of one order. Place by place over the
 * sets of numbers that are taken, instead of order by order.
 */
export function placesOutlook(hits: (place: number, number: number) => number): {
  chance: Fraction;
  mostHits: [number];
} {
  const weights = Array.from({ length: PLACES }, (_, place) =>
    Array.from({ length: PLACES }, (__, at) => hits(place, at + 1)),
  );
  const sets = 1 << PLACES;
  const orders = new Array<number>(sets).fill(0);
  const missing = new Array<number>(sets).fill(0);
  const most = new Array<number>(sets).fill(0);
  orders[0] = 1;
  missing[0] = 1;
  for (let taken = 0; taken < sets; taken += 1) {
    const place = bitsOf(taken);
    for (let at = 0; at < PLACES; at += 1) {
      if (taken & (1 << at)) continue;
      const next = taken | (1 << at);
      const weight = weights[place]?.[at] ?? 0;
      orders[next] = (orders[next] ?? 0) + (orders[taken] ?? 0);
      if (weight === 0) missing[next] = (missing[next] ?? 0) + (missing[taken] ?? 0);
      most[next] = Math.max(most[next] ?? 0, (most[taken] ?? 0) + weight);
    }
  }
  const all = orders[sets - 1] as number;
  return {
    chance: fraction(BigInt(all - (missing[sets - 1] as number)), BigInt(all)),
    mostHits: [most[sets - 1] as number],
  };
}

function bitsOf(set: number): number {
  let bits = 0;
  for (let rest = set; rest > 0; rest >>= 1) bits += rest & 1;
  return bits;
}
