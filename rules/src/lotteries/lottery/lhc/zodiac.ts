import { range } from '../cover/combinations.ts';

/** In their order through the years; 2020 was a year of the rat. */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Animal = (typeof ANIMALS)[number];

/**
 * `z1` holds 1, 13, 25, 37 and 49 and is the animal of the year whatever year it is; `z2` holds 2, 14, 26 and 38, the animal of the year before; and so
 * on. What a play pays on is therefore the same in every year, and only its name changes.
 */
export const ZODIACS = range(1, 12).map((place) => `z${place}`);

/** From New Year's day to the last day before the next, in Hong Kong. */
export interface ZodiacYear {
  readonly year: number;
  readonly animal: Animal;
}

/** Hong Kong is eight hours ahead of UTC all the year. */
const HONG_KONG_MS = 8 * 3_600_000;

/** Lunar New Year's days. A browser has no calendar to ask. */
const NEW_YEARS = [
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
  '2042-01-22',
  '2043-02-10',
  '2044-01-30',
  '2045-02-17',
  '2046-02-06',
  '2047-01-26',
  '2048-02-14',
  '2049-02-02',
  '2050-01-23',
  '2051-02-11',
  '2052-02-01',
  '2053-02-19',
  '2054-02-08',
  '2055-01-28',
  '2056-02-15',
  '2057-02-04',
  '2058-01-24',
  '2059-02-12',
  '2060-02-02',
];

/** Throws beyond the years of the table. */
export function zodiacYearOf(instantMs: number): ZodiacYear {
  const day = new Date(instantMs + HONG_KONG_MS).toISOString().slice(0, 10);
  const newYear = NEW_YEARS.findLast((each) => each <= day);
  const year = Number(day.slice(0, 4));
  if (newYear === undefined || year > LAST_YEAR) throw new Error(`no zodiac year is known for ${day}`);
  const begun = Number(newYear.slice(0, 4));
  return { year: begun, animal: ANIMALS[(begun - FIRST_OF_RAT) % 12] as Animal };
}

const FIRST_OF_RAT = 2020;
const LAST_YEAR = 2060;

/** Which animal a zodiac is in a year of this animal. */
export function animalOf(zodiac: string, ofYear: Animal): Animal {
  return ANIMALS[(ANIMALS.indexOf(ofYear) + 12 - indexOf(zodiac)) % 12] as Animal;
}

export function numbersOfZodiac(zodiac: string): number[] {
  return range(1, 49).filter((number) => (number - 1) % 12 === indexOf(zodiac));
}

function indexOf(zodiac: string): number {
  const index = ZODIACS.indexOf(zodiac);
  if (index < 0) throw new Error(`${zodiac} is no zodiac`);
  return index;
}
