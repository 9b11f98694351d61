import type { Result } from './play.ts';
import type { PrizeMode } from './plays/price-mode.ts';

/** One lottery that is played: a family with a schedule, a source of results and a name for each of its draws. */
export interface Game {
  readonly code: string;
  readonly family: string;
  /** Which of an account's modes its prices follow. */
  readonly prizeMode: PrizeMode;
  /** `house`: drawn here, with a proof, and labelled as ours. `feed`: drawn by another lottery; without its feed the game is closed. */
  readonly source: 'house' | 'feed';
  readonly schedule: Schedule;
  /** Bets are taken until so long before the draw. */
  readonly closesBeforeDrawSeconds: number;
  readonly numero: NumeroFormat;
  /** Nothing is said of its draws: the result of one follows from that of another game of the same day. */
  readonly derived?: Derived;
}

export interface Derived {
  /** The game whose results decide. */
  readonly from: string;
  result(of: Result): Result;
}

/** The page of the site a game is at home on: Vietnamese ones have their own, else it follows from whose modes they count under. */
export function pageOf({ family, prizeMode }: Pick<Game, 'family' | 'prizeMode'>) {
  if (family.startsWith('VN')) return '/vnlottery';
  return PAGES[prizeMode];
}

const PAGES = { SEA: '/sealottery', Elott: '/elott', Lott: '/lottery', ZY: '/lottery' } as const;

export type Schedule = RoundsSchedule | MonthSchedule | WeekSchedule | CalendarSchedule;

/** The same rounds every day. Times of day are those of the zone; a span may reach into the next day. */
export interface RoundsSchedule {
  readonly kind: 'rounds';
  readonly timeZone: string;
  readonly spans: readonly {
    readonly first: string;
    readonly everySeconds: number;
    readonly count: number;
  }[];
}

/** Days whose draw falls on another, or on none (null): a holiday. One that names itself is drawn as usual, which an operator has said. */
export type MovedDays = Readonly<Record<string, string | null>>;

/** One draw on some days of the month. */
export interface MonthSchedule {
  readonly kind: 'month';
  readonly timeZone: string;
  readonly days: readonly number[];
  readonly at: string;
  readonly moved: MovedDays;
}

/** One draw on some days of the week, 1 for Monday to 7. */
export interface WeekSchedule {
  readonly kind: 'week';
  readonly timeZone: string;
  readonly days: readonly number[];
  readonly at: string;
  readonly moved: MovedDays;
}

/** One draw on each day that was announced: the days follow no rule, and none is drawn on a day that is not here. */
export interface CalendarSchedule {
  readonly kind: 'calendar';
  readonly timeZone: string;
  /** When it is drawn where the day says nothing else. */
  readonly at: string;
  readonly days: readonly CalendarDay[];
}

export interface CalendarDay {
  readonly day: string;
  readonly numero: string;
  readonly drawsAtMs: number;
}

export type NumeroFormat =
  /** `20261122-007`, `202611220007`: the day and the round. */
  | { readonly kind: 'round'; readonly separator: '-' | ''; readonly digits: number }
  /** A running number: `first` is that of the first round on `day`. */
  | { readonly kind: 'serial'; readonly day: string; readonly first: number }
  /** `2026326`: the year and the day's place in it, for one draw a day. */
  | { readonly kind: 'day_of_year' }
  /** `2026141`: the official year and number, announced with the day. */
  | { readonly kind: 'announced' }
  /** `20261116`, or with the code of a province before it `HCM20261116`. */
  | { readonly kind: 'day'; readonly prefix?: string };
