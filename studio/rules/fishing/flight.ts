import { BOUNCES_MAX, SHOT_SPEED, WATER } from './bounds.ts';
import type { Place, Swimmer } from './paths.ts';

/** Where a shot is, and where it flies. Page and server move it alike; what it meets is the server's word. */
export interface Flight {
  x: number;
  y: number;
  /** In radians, 0 to the right, upwards negative. */
  angle: number;
  bounces: number;
  /** The swimmer it follows, past all others. */
  lock: number | undefined;
}

export interface Swimming {
  swimmer: Swimmer;
  place: Pick<Place, 'x' | 'y'>;
}

export type Moved =
  | { kind: 'flies' }
  | { kind: 'met'; swimmer: Swimmer }
  | { kind: 'back'; because: 'wide' | 'gone' };

/** In steps shorter than the smallest fish, so that none is flown through. */
const STEP = 12;

/** Flies on for so long: to the first fish it meets, off the walls, or back. */
export function moveFlight(flight: Flight, swimming: readonly Swimming[], ms: number): Moved {
  const followed =
    flight.lock === undefined ? undefined : swimming.find(({ swimmer }) => swimmer.id === flight.lock);
  if (flight.lock !== undefined && !followed) return { kind: 'back', because: 'gone' };
  const reach = (SHOT_SPEED * ms) / 1000;
  const near = followed ? [followed] : swimming.filter((one) => isNear(flight, one, reach));
  for (let left = reach; left > 0; left -= STEP) {
    const step = Math.min(STEP, left);
    if (followed) flight.angle = Math.atan2(followed.place.y - flight.y, followed.place.x - flight.x);
    flight.x += Math.cos(flight.angle) * step;
    flight.y += Math.sin(flight.angle) * step;
    for (const one of near) if (touches(flight, one)) return { kind: 'met', swimmer: one.swimmer };
    if (!followed && !bounce(flight)) return { kind: 'back', because: 'wide' };
  }
  return { kind: 'flies' };
}

/** What lies further off than it flies is not met, however it bounces. */
function isNear({ x, y }: Flight, { swimmer, place }: Swimming, reach: number): boolean {
  const far = reach + swimmer.kind.radius;
  return Math.abs(place.x - x) <= far && Math.abs(place.y - y) <= far;
}

function touches({ x, y }: Flight, { swimmer, place }: Swimming): boolean {
  const [dx, dy, { radius }] = [place.x - x, place.y - y, swimmer.kind];
  // Asked some hundred thousand times a second by a process with many halls: no root is needed for it.
  return dx * dx + dy * dy <= radius * radius;
}

/** False when it has met the walls once too often. */
function bounce(flight: Flight): boolean {
  const isBeside = flight.x < 0 || flight.x > WATER.width;
  const isBeyond = flight.y < 0 || flight.y > WATER.height;
  if (!isBeside && !isBeyond) return true;
  if (flight.bounces === BOUNCES_MAX) return false;
  flight.bounces += 1;
  if (isBeside) flight.angle = Math.PI - flight.angle;
  if (isBeyond) flight.angle = -flight.angle;
  flight.x = Math.min(WATER.width, Math.max(0, flight.x));
  flight.y = Math.min(WATER.height, Math.max(0, flight.y));
  return true;
}
