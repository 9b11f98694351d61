import type { Game, NumeroFormat, RoundsSchedule } from './game.ts';
import { SEA_MARKETS } from './markets/games.ts';
import { VIETNAM_MARKETS } from './vn/games.ts';

const CHINA = 'Asia/Shanghai';
const HONG_KONG = 'Asia/Hong_Kong';
const THAILAND = 'Asia/Bangkok';
const VIETNAM = 'Asia/Ho_Chi_Minh';
const DAY_AND_THREE: NumeroFormat = { kind: 'round', separator: '-', digits: 3 };
const DAY_AND_TWO: NumeroFormat = { kind: 'round', separator: '-', digits: 2 };
const DAY_AND_MINUTE: NumeroFormat = { kind: 'round', separator: '', digits: 4 };

/** Twenty-minute rounds in the night and by day, as the draws of 时时彩 were held: 59 a day. */
const SSC_DAY: RoundsSchedule = {
  kind: 'rounds',
  timeZone: CHINA,
  spans: [
    { first: '00:30', everySeconds: 1200, count: 9 },
    { first: '07:30', everySeconds: 1200, count: 50 },
  ],
};

/** The lotteries a brand can carry. What is drawn here is ours, and says so by its code. */
export const GAMES: readonly Game[] = [
  house('SSC_1M', 'SSC', 'Elott', allDay(60), 5, DAY_AND_MINUTE),
  house('SSC_5M', 'SSC', 'ZY', allDay(300), 10, DAY_AND_THREE),
  house('SSC_20M', 'SSC', 'Lott', SSC_DAY, 20, DAY_AND_THREE),
  house('11X5_1M', '11X5', 'Elott', allDay(60), 5, DAY_AND_MINUTE),
  house('11X5_5M', '11X5', 'ZY', allDay(300), 10, DAY_AND_THREE),
  house('11X5_20M', '11X5', 'Lott', spanOf(CHINA, '09:30', 1200, 42), 20, DAY_AND_TWO),
  house('PK10_1M', 'PK10', 'Elott', allDay(60), 5, DAY_AND_MINUTE),
  house('PK10_5M', 'PK10', 'Lott', spanOf(CHINA, '09:07', 300, 179), 10, serial(800_001)),
  house('LF3D_5M', 'LF3', 'ZY', allDay(300), 10, DAY_AND_THREE),
  house('P5_5M', 'LF5', 'ZY', allDay(300), 10, DAY_AND_THREE),
  house('LF3D_DAY', 'LF3', 'Lott', spanOf(CHINA, '21:15', 86_400, 1), 60, { kind: 'day_of_year' }),
  house('P5_DAY', 'LF5', 'Lott', spanOf(CHINA, '21:25', 86_400, 1), 60, { kind: 'day_of_year' }),
  house('LHC_5M', 'LHC', 'ZY', allDay(300), 10, DAY_AND_THREE),
  house('LHC_DAY', 'LHC', 'Lott', spanOf(HONG_KONG, '21:30', 86_400, 1), 60, { kind: 'day_of_year' }),
  {
    code: 'LHC',
    family: 'LHC',
    prizeMode: 'Lott',
    source: 'feed',
    // Mostly on Tuesdays, Thursdays and a day of the weekend, but holidays and race days move it: only what was announced is a draw.
    schedule: { kind: 'calendar', timeZone: HONG_KONG, at: '21:30', days: [] },
    closesBeforeDrawSeconds: 300,
    numero: { kind: 'announced' },
  },
  house('K3_1M', 'K3', 'Elott', allDay(60), 5, DAY_AND_MINUTE),
  house('K3_5M', 'K3', 'Elott', allDay(300), 10, DAY_AND_THREE),
  house('PC28_1M', 'PC28', 'Elott', allDay(60), 5, DAY_AND_MINUTE),
  house('PC28_5M', 'PC28', 'Elott', allDay(300), 10, DAY_AND_THREE),
  house('KENO_1M', 'KENO', 'Elott', allDay(60), 5, serial(4_000_001)),
  house('KENO_5M', 'KENO', 'Elott', allDay(300), 10, serial(2_000_001)),
  house('VN_NORTH_5M', 'VN27', 'ZY', allDay(300, VIETNAM), 10, DAY_AND_THREE),
  house('VN_SOUTH_5M', 'VN18', 'ZY', allDay(300, VIETNAM), 10, DAY_AND_THREE),
  ...VIETNAM_MARKETS,
  house('THAI_30M', 'THAI', 'SEA', allDay(1800, THAILAND), 30, DAY_AND_TWO),
  {
    code: 'THAI',
    family: 'THAI',
    prizeMode: 'SEA',
    source: 'feed',
    schedule: {
      kind: 'month',
      timeZone: THAILAND,
      days: [1, 16],
      at: '14:30',
      // Holidays move some draws, other ones every year: an operator names them.
      moved: {},
    },
    closesBeforeDrawSeconds: 60,
    numero: { kind: 'day' },
  },
  // Bets close at 06:00 first and at 03:45 last; players shoot for two minutes more.
  house('YEEKEE', 'YEEKEE', 'SEA', spanOf(THAILAND, '06:02', 900, 88), 120, DAY_AND_TWO),
  house('HANOI_15M', 'HANOI', 'SEA', allDay(900, THAILAND), 20, DAY_AND_TWO),
  house('LAO_15M', 'LAO', 'SEA', allDay(900, THAILAND), 20, DAY_AND_TWO),
  house('MALAYSIA_15M', 'MALAYSIA', 'SEA', allDay(900, THAILAND), 20, DAY_AND_TWO),
  house('STOCK_15M', 'STOCK', 'SEA', allDay(900, THAILAND), 20, DAY_AND_TWO),
  ...SEA_MARKETS,
];

export function gameOf(code: string): Game | undefined {
  return GAMES.find((game) => game.code === code);
}

function house(
  code: string,
  family: string,
  prizeMode: Game['prizeMode'],
  schedule: RoundsSchedule,
  closesBeforeDrawSeconds: number,
  numero: NumeroFormat,
): Game {
  return { code, family, prizeMode, source: 'house', schedule, closesBeforeDrawSeconds, numero };
}

/** A running number, from the first draw of 2026. */
function serial(first: number): NumeroFormat {
  return { kind: 'serial', day: '2026-01-01', first };
}

/** A round every so many seconds, the first so long after midnight and the last at the next. */
function allDay(everySeconds: number, timeZone = CHINA): RoundsSchedule {
  const minutes = Math.floor(everySeconds / 60);
  const first = `00:${String(minutes).padStart(2, '0')}`;
  return spanOf(timeZone, first, everySeconds, 86_400 / everySeconds);
}

function spanOf(timeZone: string, first: string, everySeconds: number, count: number): RoundsSchedule {
  return { kind: 'rounds', timeZone, spans: [{ first, everySeconds, count }] };
}
