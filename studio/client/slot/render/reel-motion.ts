/**
 * How one reel moves. Pure: positions are functions of time, so a dropped frame never changes where a reel is.
 *
 * Distances are in symbols, positive in the direction of play (symbols fall); times in milliseconds; speeds in
 * symbols a millisecond.
 */
export const CRUISE_SPEED = 0.026;

/** Before it falls, a reel is drawn back a little, as a hand would. */
const KICK_MS = 130;
const KICK_DEPTH = 0.16;
const ACCELERATION_MS = 170;
/** The last part before the stop, braked to the speed of the touch-down. */
const BRAKE_SYMBOLS = 1.4;
const TOUCH_DOWN_SPEED = 0.0125;
/** A critically damped spring: it runs past the stop by `speed × τ ∕ e`, about a fifth of a symbol, and comes back. */
const SPRING_MS = 44;
export const BOUNCE_MS = 330;

const KICK_END_SPEED = (KICK_DEPTH * Math.PI) / KICK_MS;
const BRAKE_MS = (2 * BRAKE_SYMBOLS) / (CRUISE_SPEED + TOUCH_DOWN_SPEED);

/** How far a reel has moved `elapsed` after its start; it keeps cruising until its landing begins. */
export function distanceAfter(elapsed: number): number {
  if (elapsed <= 0) return 0;
  if (elapsed < KICK_MS) return -KICK_DEPTH * Math.sin((Math.PI * elapsed) / KICK_MS);
  const since = elapsed - KICK_MS;
  const gain = (CRUISE_SPEED - KICK_END_SPEED) / ACCELERATION_MS;
  if (since < ACCELERATION_MS) return KICK_END_SPEED * since + (gain * since ** 2) / 2;
  const ramp = KICK_END_SPEED * ACCELERATION_MS + (gain * ACCELERATION_MS ** 2) / 2;
  return ramp + CRUISE_SPEED * (since - ACCELERATION_MS);
}

export function speedAfter(elapsed: number): number {
  return distanceAfter(elapsed + 0.5) - distanceAfter(elapsed - 0.5);
}

/** From when on a reel is at full speed, and its landing may begin. */
export const CRUISING_AFTER_MS = KICK_MS + ACCELERATION_MS;

/** How long a landing over `distance` symbols takes until the stop is first reached; the bounce comes after. */
export function landingMs(distance: number): number {
  return (distance - BRAKE_SYMBOLS) / CRUISE_SPEED + BRAKE_MS;
}

/** The whole number of symbols that makes a landing of at least `minimum` symbols last about `wantedMs`. */
export function landingSymbols(wantedMs: number, minimum: number): number {
  return Math.max(minimum, Math.round(BRAKE_SYMBOLS + (wantedMs - BRAKE_MS) * CRUISE_SPEED));
}

/** What is left to go, `elapsed` after a landing over `distance` began; below zero while it bounces. */
export function leftToGo(distance: number, elapsed: number): number {
  const cruiseMs = (distance - BRAKE_SYMBOLS) / CRUISE_SPEED;
  if (elapsed <= cruiseMs) return distance - CRUISE_SPEED * Math.max(0, elapsed);
  const braking = elapsed - cruiseMs;
  if (braking <= BRAKE_MS) {
    const slope = (CRUISE_SPEED - TOUCH_DOWN_SPEED) / BRAKE_MS;
    return BRAKE_SYMBOLS - CRUISE_SPEED * braking + (slope * braking ** 2) / 2;
  }
  const bounce = braking - BRAKE_MS;
  if (bounce >= BOUNCE_MS) return 0;
  return -TOUCH_DOWN_SPEED * bounce * Math.exp(-bounce / SPRING_MS);
}
