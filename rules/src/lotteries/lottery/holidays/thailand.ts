import { addDays, byMoon, fixed, type Holiday, weekdayOf } from './holiday.ts';
import { BUDDHIST_YEARS } from './moon-days.ts';

/** Days on which the exchange of Thailand is closed; what the cabinet adds for one year alone is not among them. */
export function thaiHolidays(year: number): Holiday[] {
  return BUDDHIST_YEARS[year] ? kept(ownDays(year)) : [];
}

/** Days that the government lottery gives way to: a festival of its own day, and not the weekday that a weekend's holiday is kept on. */
export function lotteryHolidays(year: number): Holiday[] {
  return BUDDHIST_YEARS[year] ? [fixed(year, '01-16', 'teachers'), ...ownDays(year)] : [];
}

function ownDays(year: number): Holiday[] {
  const moon = BUDDHIST_YEARS[year];
  if (!moon) return [];
  return [
    fixed(year, '01-01', 'new_year'),
    byMoon(year, moon.makha, 'makha'),
    fixed(year, '04-06', 'chakri'),
    fixed(year, '04-13', 'songkran'),
    fixed(year, '04-14', 'songkran'),
    fixed(year, '04-15', 'songkran'),
    fixed(year, '05-01', 'labour'),
    fixed(year, '05-04', 'coronation'),
    byMoon(year, moon.visakha, 'visakha'),
    fixed(year, '06-03', 'queen'),
    byMoon(year, moon.asalha, 'asalha'),
    fixed(year, '07-28', 'king'),
    fixed(year, '08-12', 'mother'),
    fixed(year, '10-13', 'king_ninth'),
    fixed(year, '10-23', 'chulalongkorn'),
    fixed(year, '12-05', 'father'),
    fixed(year, '12-10', 'constitution'),
    fixed(year, '12-31', 'new_year_eve'),
  ];
}

/** A holiday at a weekend is kept on the next weekday that is none. */
function kept(holidays: readonly Holiday[]): Holiday[] {
  const taken = new Set(holidays.map(({ day }) => day));
  return holidays.map((holiday) => {
    let { day } = holiday;
    if (weekdayOf(day) < 6) return holiday;
    while (weekdayOf(day) > 5 || taken.has(day)) day = addDays(day, 1);
    taken.add(day);
    return { ...holiday, day };
  });
}
