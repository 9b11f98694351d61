import { NET, WATER, type Weapon } from '../../../rules/fishing/bounds.ts';
import { partCost } from '../../../rules/fishing/draw-hit.ts';
import { moveFlight, type Swimming } from '../../../rules/fishing/flight.ts';
import { knownSwimmers, placeOf, pointOf, type Swimmer, swimmersOf } from '../../../rules/fishing/paths.ts';
import type { ReadSeat } from '../seats/read-hall.ts';
import type { Bullet } from './bullet.ts';
import type { Seat } from './seat.ts';

/** What a tick has come to, for the hall's keeper to carry out. */
export interface Met {
  seat: Seat;
  bullet: Bullet;
  targets: { swimmer: Swimmer; cost: bigint }[];
}
export interface Tick {
  met: Met[];
  /** Shots that go back to their packet, and why. */
  back: { seat: Seat; bullet: Bullet; because: 'wide' | 'gone' }[];
}

/** In which a shot flies a fifth of the water. */
const LATE_MAX_MS = 250;

export interface HallRow {
  id: string;
  gameCode: string;
  demo: boolean;
  seed: number;
  /** Its clock when it was read. */
  nowMs: number;
}

/**
 * One water with up to four cannons, as one process has it: the shots of its own seats fly here, those of the others in their processes. Who swims in it follows from its seed and its clock; it
 * keeps only who was taken, and what is flying.
 */
export class Hall {
  readonly id: string;
  readonly seed: number;
  readonly gameCode: string;
  readonly demo: boolean;
  /** Those whose pages are of this process. */
  readonly seats = new Map<number, Seat>();
  /** Those of other processes. */
  others: readonly ReadSeat[] = [];
  readonly gone = new Set<number>();
  private readonly filledAtMs: number;
  private tickedMs: number;
  private readonly known: (id: number) => Swimmer | undefined;
  private readonly swimmersNow: (ms: number) => readonly Swimmer[];
  private flying: { seat: Seat; bullet: Bullet }[] = [];

  constructor({ id, gameCode, demo, seed, nowMs }: HallRow) {
    this.id = id;
    this.seed = seed;
    this.known = knownSwimmers(seed);
    this.swimmersNow = swimmersOf(seed);
    this.gameCode = gameCode;
    this.demo = demo;
    this.filledAtMs = performance.now() - nowMs;
    this.tickedMs = nowMs;
  }

  get nowMs(): number {
    return Math.floor(performance.now() - this.filledAtMs);
  }

  /** The swimmer of that number, if it is in the water now. */
  swimmer(id: number): Swimmer | undefined {
    const swimmer = this.known(id);
    if (!swimmer || this.gone.has(id) || !placeOf(swimmer, this.nowMs)) return undefined;
    return swimmer;
  }

  take(id: number): void {
    this.gone.add(id);
  }

  fire(seat: Seat, bullet: Bullet): void {
    this.flying.push({ seat, bullet });
  }

  /** Nothing of this seat flies any more. Gives what did. */
  clear(seat: Seat): Bullet[] {
    const own = this.flying.filter((one) => one.seat === seat).map(({ bullet }) => bullet);
    this.flying = this.flying.filter((one) => one.seat !== seat);
    return own;
  }

  tick(): Tick {
    const nowMs = this.nowMs;
    // A late tick flies what it has missed: else what flies piles up, and makes the next one later still.
    const ms = Math.min(LATE_MAX_MS, Math.max(0, nowMs - this.tickedMs));
    this.tickedMs = nowMs;
    const tick: Tick = { met: [], back: [] };
    if (this.flying.length === 0) return this.forget(nowMs, tick);
    const swimming = this.swimming(nowMs);
    const still: typeof this.flying = [];
    for (const { seat, bullet } of this.flying) {
      const outcome = moveFlight(bullet, swimming, ms);
      if (outcome.kind === 'flies') still.push({ seat, bullet });
      else if (outcome.kind === 'met') {
        const met = targetsOf(bullet.weapon, outcome.swimmer, { x: bullet.x, y: bullet.y }, swimming);
        const costs = partCost(bullet.bet, met.length);
        tick.met.push({
          seat,
          bullet,
          targets: met.map((swimmer, at) => ({ swimmer, cost: costs[at] ?? 0n })),
        });
      } else tick.back.push({ seat, bullet, because: outcome.because });
    }
    this.flying = still;
    return this.forget(nowMs, tick);
  }

  private swimming(nowMs: number): Swimming[] {
    const swimming: Swimming[] = [];
    for (const swimmer of this.swimmersNow(nowMs)) {
      const place = this.gone.has(swimmer.id) ? undefined : pointOf(swimmer, nowMs);
      if (place) swimming.push({ swimmer, place });
    }
    return swimming;
  }

  /** Who was taken is no matter once it would have swum away. */
  private forget(nowMs: number, tick: Tick): Tick {
    if (this.gone.size > 0)
      for (const id of this.gone) {
        const swimmer = this.known(id);
        if (!swimmer || nowMs > swimmer.bornMs + swimmer.kind.crossingMs) this.gone.delete(id);
      }
    return tick;
  }
}

/** A net meets those nearest to where it opens as well, in that order. */
function targetsOf(
  weapon: Weapon,
  first: Swimmer,
  at: { x: number; y: number },
  swimming: readonly Swimming[],
): Swimmer[] {
  if (weapon !== 'net') return [first];
  const distance = ({ place }: Swimming) => Math.hypot(place.x - at.x, place.y - at.y);
  const near = swimming
    .filter((one) => one.swimmer !== first && distance(one) <= NET.radius + one.swimmer.kind.radius)
    .filter(({ place }) => place.x > 0 && place.x < WATER.width)
    .toSorted((one, other) => distance(one) - distance(other))
    .map(({ swimmer }) => swimmer);
  return [first, ...near].slice(0, NET.targets);
}
