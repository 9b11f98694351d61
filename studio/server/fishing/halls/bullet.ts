import type { Money } from '@lanna/rules/money';
import { BOUNCES_MAX, CANNONS, SHOT_SPEED, WATER, type Weapon } from '../../../rules/fishing/bounds.ts';
import type { Swimmer } from '../../../rules/fishing/paths.ts';
import type { Swimming } from './hall.ts';

export interface Bullet {
  /** The page's number of the shot. */
  n: number;
  /** The packet it is shot from, and its number there. */
  packetId: string;
  shot: number;
  bet: Money;
  weapon: Weapon;
  x: number;
  y: number;
  /** In radians, 0 to the right, upwards negative. */
  angle: number;
  bounces: number;
  /** The swimmer it follows, past all others. */
  lock: number | undefined;
}

export function newBullet(
  place: number,
  shot: Pick<Bullet, 'n' | 'packetId' | 'shot' | 'bet' | 'weapon' | 'angle' | 'lock'>,
): Bullet {
  const { x, y } = CANNONS[place] ?? CANNONS[0];
  return { ...shot, x, y, bounces: 0 };
}

export type Moved =
  | { kind: 'flies' }
  | { kind: 'met'; swimmer: Swimmer }
  | { kind: 'back'; because: 'wide' | 'gone' };

/** In steps shorter than the smallest fish, so that none is flown through. */
const STEP = 12;

/** Flies on for so long: to the first fish it meets, off the walls, or back. */
export function moveBullet(bullet: Bullet, swimming: readonly Swimming[], ms: number): Moved {
  const followed =
    bullet.lock === undefined ? undefined : swimming.find(({ swimmer }) => swimmer.id === bullet.lock);
  if (bullet.lock !== undefined && !followed) return { kind: 'back', because: 'gone' };
  for (let left = (SHOT_SPEED * ms) / 1000; left > 0; left -= STEP) {
    const step = Math.min(STEP, left);
    if (followed) bullet.angle = Math.atan2(followed.place.y - bullet.y, followed.place.x - bullet.x);
    bullet.x += Math.cos(bullet.angle) * step;
    bullet.y += Math.sin(bullet.angle) * step;
    const met = followed
      ? touches(bullet, followed)
        ? followed
        : undefined
      : swimming.find((one) => touches(bullet, one));
    if (met) return { kind: 'met', swimmer: met.swimmer };
    if (!followed && !bounce(bullet)) return { kind: 'back', because: 'wide' };
  }
  return { kind: 'flies' };
}

function touches({ x, y }: Bullet, { swimmer, place }: Swimming): boolean {
  return Math.hypot(place.x - x, place.y - y) <= swimmer.kind.radius;
}

/** False when it has met the walls once too often. */
function bounce(bullet: Bullet): boolean {
  const isBeside = bullet.x < 0 || bullet.x > WATER.width;
  const isBeyond = bullet.y < 0 || bullet.y > WATER.height;
  if (!isBeside && !isBeyond) return true;
  if (bullet.bounces === BOUNCES_MAX) return false;
  bullet.bounces += 1;
  if (isBeside) bullet.angle = Math.PI - bullet.angle;
  if (isBeyond) bullet.angle = -bullet.angle;
  bullet.x = Math.min(WATER.width, Math.max(0, bullet.x));
  bullet.y = Math.min(WATER.height, Math.max(0, bullet.y));
  return true;
}
