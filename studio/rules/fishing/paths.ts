import { WATER } from './bounds.ts';
import { FISH_KINDS, type FishKind } from './fish.ts';

/** Who swims in a hall follows from its seed and the time since it was filled: page and server draw the same fish without saying a word about them. Money never follows from it. */
export interface Swimmer {
  /** Counts what has come: fish from 0 upwards, bosses from −1 downwards. */
  id: number;
  kind: FishKind;
  bornMs: number;
  path: Path;
}

interface Path {
  fromLeft: boolean;
  y: number;
  sway: number;
  waves: number;
  phase: number;
}

export interface Place {
  x: number;
  y: number;
  /** In which direction it looks, in radians. */
  heading: number;
}

export const FISH_EVERY_MS = 650;
export const BOSS_EVERY_MS = 150_000;
const FIRST_BOSS_MS = 20_000;
const LONGEST_MS = 22_000;
const COMMON = FISH_KINDS.filter(({ group }) => group !== 'boss');
const BOSSES = FISH_KINDS.filter(({ group }) => group === 'boss');
const WEIGHTS = COMMON.reduce((sum, { weight }) => sum + weight, 0);

/** All that is in the water at this time since the hall was filled, except for what has been taken. `known`: by number, for who keeps what it has made before. */
export function swimmersAt(
  seed: number,
  ms: number,
  known: (id: number) => Swimmer | undefined = (id) => swimmerOf(seed, id),
): Swimmer[] {
  const found: Swimmer[] = [];
  const last = Math.floor(ms / FISH_EVERY_MS);
  const first = Math.floor((ms - LONGEST_MS) / FISH_EVERY_MS);
  for (let n = first; n <= last; n += 1) {
    // The water is not empty when the hall opens: what came before then has numbers of its own.
    const swimmer = known(n + BEFORE);
    if (swimmer && ms < goneAtMs(swimmer)) found.push(swimmer);
  }
  const count = Math.floor((ms - FIRST_BOSS_MS) / BOSS_EVERY_MS);
  const boss = count < 0 ? undefined : known(-1 - count);
  if (boss && ms < goneAtMs(boss)) found.push(boss);
  return found;
}

/** The same as `swimmersAt` of a water that is looked at again and again: who is there is found anew when another comes. */
export function swimmersOf(seed: number): (ms: number) => readonly Swimmer[] {
  const known = knownSwimmers(seed);
  let found: readonly Swimmer[] = [];
  let [fromMs, untilMs] = [0, 0];
  return (ms) => {
    if (ms < fromMs || ms >= untilMs) {
      found = swimmersAt(seed, ms, known);
      fromMs = ms;
      untilMs = Math.min(nextAt(ms, 0, FISH_EVERY_MS), nextAt(ms, FIRST_BOSS_MS, BOSS_EVERY_MS));
    }
    return found.some((swimmer) => ms >= goneAtMs(swimmer))
      ? found.filter((swimmer) => ms < goneAtMs(swimmer))
      : found;
  };
}

/** When the next comes of those that come every so often. */
function nextAt(ms: number, firstMs: number, everyMs: number): number {
  return firstMs + (Math.floor((ms - firstMs) / everyMs) + 1) * everyMs;
}

function goneAtMs({ bornMs, kind }: Swimmer): number {
  return bornMs + kind.crossingMs;
}

/** Some three times of what swims at once. */
const KNOWN_MAX = 120;

/** Swimmers by number, made once: what swims now was the same a moment ago. */
export function knownSwimmers(seed: number): (id: number) => Swimmer | undefined {
  const known = new Map<number, Swimmer | undefined>();
  return (id) => {
    if (!known.has(id)) {
      if (known.size > KNOWN_MAX) known.clear();
      known.set(id, swimmerOf(seed, id));
    }
    return known.get(id);
  };
}

const BEFORE = Math.ceil(LONGEST_MS / FISH_EVERY_MS);

/** The swimmer of that number, wherever it is now. */
export function swimmerOf(seed: number, id: number): Swimmer | undefined {
  return id < 0 ? bossOf(seed, -id - 1) : fishOf(seed, id);
}

function fishOf(seed: number, id: number): Swimmer | undefined {
  if (!Number.isSafeInteger(id) || id < 0) return undefined;
  const next = random(seed, id);
  let place = next() * WEIGHTS;
  const kind = COMMON.find(({ weight }) => {
    place -= weight;
    return place < 0;
  });
  return kind && { id, kind, bornMs: (id - BEFORE) * FISH_EVERY_MS, path: pathOf(kind, next) };
}

function bossOf(seed: number, count: number): Swimmer | undefined {
  const next = random(seed, -1 - count);
  const kind = BOSSES[(count + (seed % BOSSES.length)) % BOSSES.length];
  return (
    kind && { id: -1 - count, kind, bornMs: FIRST_BOSS_MS + count * BOSS_EVERY_MS, path: pathOf(kind, next) }
  );
}

function pathOf({ radius }: FishKind, next: () => number): Path {
  const room = WATER.height - 260 - radius * 2;
  return {
    fromLeft: next() < 0.5,
    y: 70 + radius + next() * Math.max(60, room),
    sway: 20 + next() * 70,
    waves: 1 + next() * 2,
    phase: next() * Math.PI * 2,
  };
}

/** Where it is at this time; undefined while it is not in the water. */
export function placeOf(swimmer: Swimmer, ms: number): Place | undefined {
  const point = pointOf(swimmer, ms);
  if (!point) return undefined;
  const { kind, bornMs, path } = swimmer;
  const turn = path.phase + ((ms - bornMs) / kind.crossingMs) * Math.PI * 2 * path.waves;
  const slope =
    (Math.cos(turn) * path.sway * Math.PI * 2 * path.waves) / (WATER.width + kind.radius + kind.radius);
  return { ...point, heading: path.fromLeft ? Math.atan(slope) : Math.PI - Math.atan(slope) };
}

/** The same for who does not draw it. */
export function pointOf({ kind, bornMs, path }: Swimmer, ms: number): Pick<Place, 'x' | 'y'> | undefined {
  const part = (ms - bornMs) / kind.crossingMs;
  if (part < 0 || part > 1) return undefined;
  const from = -kind.radius;
  const to = WATER.width + kind.radius;
  const along = path.fromLeft ? part : 1 - part;
  const turn = path.phase + part * Math.PI * 2 * path.waves;
  return { x: from + along * (to - from), y: path.y + Math.sin(turn) * path.sway };
}

/** Mulberry32 over seed and number: quick, the same on every machine, and good enough for where fish swim. */
function random(seed: number, id: number): () => number {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(id + 0x51ed27, 0xc2b2ae35)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
