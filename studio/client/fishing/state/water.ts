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
  /** It was fired so long before it was heard of, and has yet to fly that far. */
  behindMs: number;
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
  /** A ring beyond three in a second: nothing lights up oftener for who wants little to move. */
  isExtra: boolean;
  sinceMs: number;
}

/** What was said by a cannon, shown for a moment. */
export interface Said {
  place: number;
  text: string;
  sinceMs: number;
}

const EFFECT_MS = 1100;
const RINGS_A_SECOND = 3;
const SAID_MS = 3500;
const FLIGHT_LONGEST_MS = 9000;
/** What is heard of later than this is drawn as if it were no older. */
const BEHIND_MAX_MS = 600;

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

  /** `atMs`: by the hall's clock, where another has fired it. */
  fire(shot: Pick<ShownFlight, 'n' | 'angle' | 'weapon' | 'lock'>, place: number, atMs = this.nowMs): void {
    const { x, y } = CANNONS[place] ?? CANNONS[0];
    this.angles[place] = shot.angle;
    const behindMs = Math.min(BEHIND_MAX_MS, Math.max(0, this.nowMs - atMs));
    this.flights.push({ ...shot, x, y, bounces: 0, bornAtMs: performance.now(), behindMs });
  }

  /** Moves what flies; a picture alone, so a shot that reaches a fish here waits for the server's word. */
  move(swimming: readonly Seen[], ms: number): void {
    const now = performance.now();
    this.flights = this.flights.filter((flight) => {
      if (now - flight.bornAtMs > FLIGHT_LONGEST_MS) return false;
      const { behindMs } = flight;
      flight.behindMs = 0;
      return moveFlight(flight, swimming, ms + behindMs).kind === 'flies';
    });
    this.effects = this.effects.filter(({ sinceMs }) => now - sinceMs < EFFECT_MS);
    this.said = this.said.filter(({ sinceMs }) => now - sinceMs < SAID_MS);
  }

  land(n: number): void {
    this.flights = this.flights.filter((flight) => flight.n !== n);
  }

  show(effect: Omit<Effect, 'sinceMs' | 'isExtra'>): void {
    const sinceMs = performance.now();
    const rings = this.effects.filter(
      (one) => one.kind !== 'catch' && !one.isExtra && sinceMs - one.sinceMs < 1000,
    );
    const isExtra = effect.kind !== 'catch' && rings.length >= RINGS_A_SECOND;
    this.effects.push({ ...effect, isExtra, sinceMs });
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
