import type { Game } from '../game.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Draws of other countries and closing prices of stock markets, as they are bet on in Thailand. */
export const SEA_MARKETS: readonly Game[] = [
  {
    ...market('HANOI', 'Asia/Ho_Chi_Minh', EVERY_DAY, '18:15', 300),
    // Special and first prize are the first two of the northern draw.
    derived: { from: 'VN_NORTH', result: (north) => north.slice(0, 10) },
  },
  market('LAO', 'Asia/Vientiane', [1, 3, 5], '20:30', 300),
  market('MALAYSIA', 'Asia/Kuala_Lumpur', [3, 6, 7], '19:00', 900),
  stock('STOCK_JP', 'Asia/Tokyo', '15:30'),
  stock('STOCK_CN', 'Asia/Shanghai', '15:00'),
  stock('STOCK_HK', 'Asia/Hong_Kong', '16:10'),
  stock('STOCK_TH', 'Asia/Bangkok', '16:40'),
];

/** Bets on an index close before its last half hour. */
function stock(code: string, timeZone: string, at: string): Game {
  return { ...market(code, timeZone, WORKDAYS, at, 1800), family: 'STOCK' };
}

function market(code: string, timeZone: string, days: readonly number[], at: string, closes: number): Game {
  return {
    code,
    family: code,
    prizeMode: 'SEA',
    source: 'feed',
    schedule: { kind: 'week', timeZone, days, at, moved: {} },
    closesBeforeDrawSeconds: closes,
    numero: { kind: 'day' },
  };
}
