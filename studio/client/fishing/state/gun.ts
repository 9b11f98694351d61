import type { FishingRequest, FishingSession } from '../../../fishing-api.ts';
import { CANNONS, SHOTS_PER_SECOND, WATER } from '../../../rules/fishing/bounds.ts';
import type { Swimming } from '../../../rules/fishing/flight.ts';
import { unitsOf } from '../../shared/money-text.ts';
import type { Chosen } from '../page-context.ts';
import type { Water } from './water.ts';

export interface Gun {
  fire(lock?: number): void;
  /** At the nearest of that kind, or of all. False if there is none. */
  fireAt(kind: string | undefined, swimming: readonly Swimming[]): boolean;
  /** What the shot has cost; it flies no more. */
  land(n: number): bigint;
  clear(): void;
}

export function createGun(
  { session, water, chosen }: { session: FishingSession; water: Water; chosen: Chosen },
  send: (request: FishingRequest) => void,
): Gun {
  const flying = new Map<number, bigint>();
  let shots = 0;
  let firedAtMs = Number.NEGATIVE_INFINITY;

  function fire(lock?: number): void {
    // A key that is held presses thirty times a second: what the cannon does not fire is not sent.
    if (performance.now() - firedAtMs < 1000 / SHOTS_PER_SECOND) return;
    firedAtMs = performance.now();
    shots += 1;
    const { angle, weapon } = chosen;
    const bet = session.bets[chosen.bet] ?? '';
    flying.set(shots, unitsOf(bet));
    send({
      ...{ t: 'fire', n: shots, at: water.nowMs, angle, bet, weapon },
      ...(lock !== undefined && { lock }),
    });
    water.fire({ n: shots, angle, weapon, lock }, water.place);
  }

  return {
    fire,
    fireAt(kind, swimming) {
      const { x, y } = CANNONS[water.place] ?? CANNONS[0];
      const [near] = swimming
        .filter(
          ({ swimmer, place }) => isThere(place.x) && (kind === undefined || swimmer.kind.code === kind),
        )
        .map(({ swimmer, place }) => ({
          id: swimmer.id,
          place,
          far: Math.hypot(place.x - x, place.y - y),
        }))
        .toSorted((one, other) => one.far - other.far);
      if (!near) return false;
      chosen.angle = Math.min(0, Math.max(-Math.PI, Math.atan2(near.place.y - y, near.place.x - x)));
      fire(near.id);
      return true;
    },
    land(n) {
      const cost = flying.get(n) ?? 0n;
      flying.delete(n);
      water.land(n);
      return cost;
    },
    clear: () => flying.clear(),
  };
}

function isThere(x: number): boolean {
  return x > 0 && x < WATER.width;
}
