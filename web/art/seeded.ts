/** The same text always gives the same picture: drawing draws its chance from the name. */
export interface Seeded {
  /** 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(from: readonly [T, ...T[]]) => T;
}

export function seededBy(text: string): Seeded {
  let state = hash(text);
  const next = () => {
    // mulberry32: small, even enough for pictures, and never used for anything else.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
