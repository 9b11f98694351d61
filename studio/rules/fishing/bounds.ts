export const FISHING_RULES = 'fishing-1';

/** The water of a hall. Cannons stand at its lower edge. */
export const WATER = { width: 1600, height: 900 } as const;
export const CANNONS = [
  { x: 280, y: 880 },
  { x: 620, y: 880 },
  { x: 980, y: 880 },
  { x: 1320, y: 880 },
] as const;

export const TICK_MS = 50;
/** In the water's units a second. */
export const SHOT_SPEED = 1100;
/** Then it is given back: nothing is lost without a draw. */
export const BOUNCES_MAX = 3;
export const SHOTS_PER_SECOND = 8;
/** How far a client's word about its own time is followed. */
export const HINT_MAX_MS = 250;

export const WEAPONS = ['cannon', 'net'] as const;
export type Weapon = (typeof WEAPONS)[number];
/** A net meets so many at the most, within this of where it opens, and parts its cost over them. */
export const NET = { targets: 4, radius: 130 } as const;

/** What is reserved at once, and for how long. */
export const PACKET = { shots: 100, longestMs: 60_000, idleMs: 30_000 } as const;
