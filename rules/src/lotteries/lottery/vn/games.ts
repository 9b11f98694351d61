import type { Game } from '../game.ts';
import { gameCodeOf, PROVINCES, type VietnamRegion } from './provinces.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const DRAWS_AT: Record<VietnamRegion, string> = { south: '16:15', central: '17:15', north: '18:15' };
/** Bets close a quarter of an hour before the first ball. */
const CLOSES_SECONDS = 900;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** The real draws of Vietnam, the north first. */
export const VIETNAM_MARKETS: readonly Game[] = [
  market('VN_NORTH', 'north', 'MB', EVERY_DAY),
  ...PROVINCES.map(({ code, region, days }) => market(gameCodeOf(code), region, code, days)),
];

function market(code: string, region: VietnamRegion, prefix: string, days: readonly number[]): Game {
  return {
    code,
    family: region === 'north' ? 'VN27' : 'VN18',
    prizeMode: 'Lott',
    source: 'feed',
    schedule: { kind: 'week', timeZone: VIETNAM, days, at: DRAWS_AT[region], moved: {} },
    closesBeforeDrawSeconds: CLOSES_SECONDS,
    numero: { kind: 'day', prefix },
  };
}
