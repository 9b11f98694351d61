/** Words for each stand in the console. */
export type HolidayName =
  | 'new_year'
  | 'new_year_eve'
  | 'lunar_new_year_eve'
  | 'lunar_new_year'
  | 'good_friday'
  | 'easter_monday'
  | 'ching_ming'
  | 'labour'
  | 'buddha'
  | 'tuen_ng'
  | 'region'
  | 'after_mid_autumn'
  | 'national'
  | 'chung_yeung'
  | 'christmas_eve'
  | 'christmas'
  | 'after_christmas'
  | 'tet'
  | 'teachers'
  | 'makha'
  | 'chakri'
  | 'songkran'
  | 'coronation'
  | 'visakha'
  | 'queen'
  | 'asalha'
  | 'king'
  | 'mother'
  | 'king_ninth'
  | 'chulalongkorn'
  | 'father'
  | 'constitution';

export interface Holiday {
  day: string;
  name: HolidayName;
  /** `moon`: reckoned ahead, and only certain once the year's own notice is out. */
  basis: 'fixed' | 'moon';
}

export function fixed(year: number, monthDay: string, name: HolidayName): Holiday {
  return { day: `${year}-${monthDay}`, name, basis: 'fixed' };
}

export function byMoon(year: number, monthDay: string, name: HolidayName): Holiday {
  return { day: `${year}-${monthDay}`, name, basis: 'moon' };
}

const DAY_MS = 86_400_000;

/** Without `Temporal`, which not every browser of an operator has. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 1 for Monday to 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
