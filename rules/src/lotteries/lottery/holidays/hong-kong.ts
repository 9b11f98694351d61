import { addDays, byMoon, fixed, type Holiday, weekdayOf } from './holiday.ts';
import { CHINESE_YEARS } from './moon-days.ts';

/** Days on which the exchange of Hong Kong has no close of the afternoon: holidays, and eves on which it ends at noon, so that the close is known hours before bets would end. */
export function hongKongHolidays(year: number): Holiday[] {
  const moon = CHINESE_YEARS[year];
  if (!moon) return [];
  const newYear = `${year}-${moon.newYear}`;
  const easter = easterSunday(year);
  return [
    { day: addDays(newYear, -1), name: 'lunar_new_year_eve', basis: 'moon' },
    fixed(year, '12-24', 'christmas_eve'),
    fixed(year, '12-31', 'new_year_eve'),
    ...kept([
      fixed(year, '01-01', 'new_year'),
      byMoon(year, moon.newYear, 'lunar_new_year'),
      { day: addDays(newYear, 1), name: 'lunar_new_year', basis: 'moon' },
      { day: addDays(newYear, 2), name: 'lunar_new_year', basis: 'moon' },
      { day: addDays(easter, -2), name: 'good_friday', basis: 'fixed' },
      byMoon(year, moon.chingMing, 'ching_ming'),
      { day: addDays(easter, 1), name: 'easter_monday', basis: 'fixed' },
      fixed(year, '05-01', 'labour'),
      byMoon(year, moon.buddha, 'buddha'),
      byMoon(year, moon.tuenNg, 'tuen_ng'),
      fixed(year, '07-01', 'region'),
      byMoon(year, moon.afterMidAutumn, 'after_mid_autumn'),
      fixed(year, '10-01', 'national'),
      byMoon(year, moon.chungYeung, 'chung_yeung'),
      fixed(year, '12-25', 'christmas'),
      fixed(year, '12-26', 'after_christmas'),
    ]),
  ];
}

/** A holiday on a Sunday, or on another holiday, is kept on the next day that is neither. */
function kept(holidays: readonly Holiday[]): Holiday[] {
  const free = new Set<string>();
  const days = new Set(holidays.filter(({ day }) => weekdayOf(day) !== 7).map(({ day }) => day));
  return holidays.map((holiday) => {
    let { day } = holiday;
    if (weekdayOf(day) === 7 || free.has(day)) {
      do day = addDays(day, 1);
      while (weekdayOf(day) === 7 || days.has(day) || free.has(day));
    }
    free.add(day);
    return { ...holiday, day };
  });
}

/** By the Gregorian computus. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * golden + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - weekday);
}
