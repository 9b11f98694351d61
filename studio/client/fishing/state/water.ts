import type { HallState } from '../../../fishing-api.ts';
import { CANNONS, type Weapon } from '../../../rules/fishing/bounds.ts';
import { type Flight, moveFlight } from '../../../rules/fishing/flight.ts';
import {
  knownSwimmers,
  type Place,
  placeOf,
  type Swimmer,
  swimmersOf,
} from '../../../rules/fishing/paths.ts';

export interface ShownFlight extends Flight {
  /** Of an own shot; 0: another's. */
  n: number;
  weapon: Weapon;
  bornAtMs: number;
}

/** Who swims, and where the picture shows it. */
export interface Seen {
  swimmer: Swimmer;
  place: Place;
}

/** A catch, a ring of a hit, or an open net, shown for a moment. */
export interface Effect {
  kind: 'hit' | 'net' | 'catch';
  x: number;
  y: number;
  text: string;
  isOwn: boolean;
  sinceMs: number;
}

/** What was said by a cannon, shown for a moment. */
export interface Said {
  place: number;
  text: string;
  sinceMs: number;
}

const EFFECT_MS = 1100;
const SAID_MS = 3500;
const FLIGHT_LONGEST_MS = 9000;

/** What the page knows of its hall: the fish follow from the seed and the server's clock, the rest from frames. */
export class Water {
  seed = 0;
  place = 0;
  seats: HallState['seats'] = [];
  gone = new Set<number>();
  flights: ShownFlight[] = [];
  effects: Effect[] = [];
  said: Said[] = [];
  angles: number[] = CANNONS.map(() => -Math.PI / 2);
  private offsetMs = 0;
  private isKnown = false;
  private known = knownSwimmers(0);
  private swimmersNow = swimmersOf(0);

  take({ seed, place, seats, gone, nowMs }: HallState): void {
    this.seed = seed;
    this.known = knownSwimmers(seed);
    this.swimmersNow = swimmersOf(seed);
    this.place = place;
    this.seats = seats;
    this.gone = new Set(gone);
    this.flights = [];
    this.isKnown = false;
    this.setClock(nowMs);
  }

  /** The word that came quickest is nearest to the truth: a later one moves the clock little by little. */
  setClock(nowMs: number): void {
    const offset = nowMs - performance.now();
    if (!this.isKnown || Math.abs(offset - this.offsetMs) > 500) this.offsetMs = offset;
    else this.offsetMs += (offset - this.offsetMs) * 0.1;
    this.isKnown = true;
  }

  get nowMs(): number {
    return performance.now() + this.offsetMs;
  }

  swimming(): Seen[] {
    if (!this.isKnown) return [];
    const { nowMs } = this;
    return this.swimmersNow(nowMs).flatMap((swimmer) => {
      if (this.gone.has(swimmer.id)) return [];
      const place = placeOf(swimmer, nowMs);
      return place ? [{ swimmer, place }] : [];
    });
  }

  fire(shot: Pick<ShownFlight, 'n' | 'angle' | 'weapon' | 'lock'>, place: number): void {
    const { x, y } = CANNONS[place] ?? CANNONS[0];
    this.angles[place] = shot.angle;
    this.flights.push({ ...shot, x, y, bounces: 0, bornAtMs: performance.now() });
  }

  /** Moves what flies; a picture alone, so a shot that reaches a fish here waits for the server's word. */
  move(swimming: readonly Seen[], ms: number): void {
    const now = performance.now();
    this.flights = this.flights.filter((flight) => {
      if (now - flight.bornAtMs > FLIGHT_LONGEST_MS) return false;
      return moveFlight(flight, swimming, ms).kind === 'flies';
    });
    this.effects = this.effects.filter(({ sinceMs }) => now - sinceMs < EFFECT_MS);
    this.said = this.said.filter(({ sinceMs }) => now - sinceMs < SAID_MS);
  }

  land(n: number): void {
    this.flights = this.flights.filter((flight) => flight.n !== n);
  }

  show(effect: Omit<Effect, 'sinceMs'>): void {
    this.effects.push({ ...effect, sinceMs: performance.now() });
    if (this.effects.length > 40) this.effects.shift();
  }

  say(place: number, text: string): void {
    this.said = [
      ...this.said.filter((one) => one.place !== place),
      { place, text, sinceMs: performance.now() },
    ];
  }

  /** Where a swimmer is now, also one that was just taken. */
  whereIs(id: number): { x: number; y: number; code: string } | undefined {
    const swimmer = this.known(id);
    const place = swimmer && placeOf(swimmer, this.nowMs);
    return place && swimmer && { x: place.x, y: place.y, code: swimmer.kind.code };
  }
}
