import type { Money } from '@lanna/rules/money';
import { CANNONS, type Weapon } from '../../../rules/fishing/bounds.ts';
import type { Flight } from '../../../rules/fishing/flight.ts';

export interface Bullet extends Flight {
  /** The page's number of the shot. */
  n: number;
  /** The packet it is shot from, and its number there. */
  packetId: string;
  shot: number;
  bet: Money;
  weapon: Weapon;
}

export function newBullet(
  place: number,
  shot: Pick<Bullet, 'n' | 'packetId' | 'shot' | 'bet' | 'weapon' | 'angle' | 'lock'>,
): Bullet {
  const { x, y } = CANNONS[place] ?? CANNONS[0];
  return { ...shot, x, y, bounces: 0 };
}
