/*
 * Days that follow the moon, as facts of each year (month-day). They are tables and no formula: calendars are decided in their countries, and a new moon a few minutes from
 * midnight falls on different days in Hong Kong and Hanoi (2030).
 */

export const HOLIDAY_YEARS = { first: 2026, last: 2035 } as const;

interface ChineseYear {
  newYear: string;
  chingMing: string;
  buddha: string;
  tuenNg: string;
  /** The day after the Mid-Autumn Festival. */
  afterMidAutumn: string;
  chungYeung: string;
}

/** Of Hong Kong. */
export const CHINESE_YEARS: Readonly<Record<number, ChineseYear>> = {
  2026: chinese('02-17', '04-05', '05-24', '06-19', '09-26', '10-18'),
  2027: chinese('02-06', '04-05', '05-13', '06-09', '09-16', '10-08'),
  2028: chinese('01-26', '04-04', '05-02', '05-28', '10-04', '10-26'),
  2029: chinese('02-13', '04-04', '05-20', '06-16', '09-23', '10-16'),
  2030: chinese('02-03', '04-05', '05-09', '06-05', '09-13', '10-05'),
  2031: chinese('01-23', '04-05', '05-28', '06-24', '10-02', '10-24'),
  2032: chinese('02-11', '04-04', '05-16', '06-12', '09-20', '10-12'),
  2033: chinese('01-31', '04-04', '05-06', '06-01', '09-09', '10-01'),
  2034: chinese('02-19', '04-05', '05-25', '06-20', '09-28', '10-20'),
  2035: chinese('02-08', '04-05', '05-15', '06-10', '09-17', '10-09'),
};

/** The first day of Tết in Vietnam. */
export const TET: Readonly<Record<number, string>> = {
  2026: '02-17',
  2027: '02-06',
  2028: '01-26',
  2029: '02-13',
  2030: '02-02',
  2031: '01-23',
  2032: '02-11',
  2033: '01-31',
  2034: '02-19',
  2035: '02-08',
};

interface BuddhistYear {
  makha: string;
  visakha: string;
  asalha: string;
}

/** Of Thailand: full moons by its own count of months, which the government confirms for each year. */
export const BUDDHIST_YEARS: Readonly<Record<number, BuddhistYear>> = {
  2026: buddhist('03-03', '05-31', '07-29'),
  2027: buddhist('02-21', '05-20', '07-18'),
  2028: buddhist('02-10', '05-08', '07-06'),
  2029: buddhist('02-28', '05-27', '07-25'),
  2030: buddhist('02-18', '05-17', '07-15'),
  2031: buddhist('02-07', '05-06', '07-04'),
  2032: buddhist('02-26', '05-24', '07-22'),
  2033: buddhist('02-14', '05-14', '07-12'),
  2034: buddhist('03-05', '06-02', '07-31'),
  2035: buddhist('02-22', '05-22', '07-20'),
};

function chinese(
  newYear: string,
  chingMing: string,
  buddha: string,
  tuenNg: string,
  afterMidAutumn: string,
  chungYeung: string,
): ChineseYear {
  return { newYear, chingMing, buddha, tuenNg, afterMidAutumn, chungYeung };
}

function buddhist(makha: string, visakha: string, asalha: string): BuddhistYear {
  return { makha, visakha, asalha };
}
