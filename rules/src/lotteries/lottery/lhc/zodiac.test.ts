import { expect, test } from 'vitest';
import { range } from '../cover/combinations.ts';
import { ANIMALS, animalOf, numbersOfZodiac, ZODIACS, zodiacYearOf } from './zodiac.ts';

const hongKong = (day: string, time: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: 'Asia/Hong_Kong', plainTime: time })
    .epochMilliseconds;

test.each(range(2020, 2060))(
  'the zodiac year %i begins where the Chinese calendar begins its year',
  (year) => {
    const newYear = newYearOf(year);
    expect(zodiacYearOf(hongKong(newYear, '00:00')).year).toBe(year);
    if (year > 2020) expect(zodiacYearOf(hongKong(newYear, '00:00') - 1).year).toBe(year - 1);
  },
);

test.each([
  ['2024-02-10', 'dragon'],
  ['2025-01-29', 'snake'],
  ['2026-02-17', 'horse'],
  ['2027-02-06', 'goat'],
  ['2028-01-26', 'monkey'],
] as const)('%s is the first day of the year of the %s', (day, animal) => {
  expect(newYearOf(Number(day.slice(0, 4)))).toBe(day);
  expect(zodiacYearOf(hongKong(day, '00:00'))).toEqual({ year: Number(day.slice(0, 4)), animal });
  expect(zodiacYearOf(hongKong(day, '23:59')).animal).toBe(animal);
});

test('years before and after the table are not guessed', () => {
  expect(() => zodiacYearOf(Date.parse('2020-01-24T00:00:00Z'))).toThrow('no zodiac year');
  expect(() => zodiacYearOf(Date.parse('2061-06-01T00:00:00Z'))).toThrow('no zodiac year');
});

test('the twelve zodiacs part the 49 balls, the animal of the year having five', () => {
  expect(numbersOfZodiac('z1')).toEqual([1, 13, 25, 37, 49]);
  expect(numbersOfZodiac('z12')).toEqual([12, 24, 36, 48]);
  expect(ZODIACS.flatMap(numbersOfZodiac).sort((a, b) => a - b)).toEqual(range(1, 49));
  expect(() => numbersOfZodiac('z13')).toThrow();
});

test('the first zodiac is the animal of the year, the others go back through the years', () => {
  expect(animalOf('z1', 'horse')).toBe('horse');
  expect(animalOf('z2', 'horse')).toBe('snake');
  expect(animalOf('z1', 'goat')).toBe('goat');
  expect(animalOf('z2', 'rat')).toBe('pig');
  expect(ZODIACS.map((zodiac) => animalOf(zodiac, 'goat')).sort()).toEqual([...ANIMALS].sort());
});

/** As the calendar of Temporal has it. */
function newYearOf(year: number): string {
  let day = Temporal.PlainDate.from({ year, month: 1, day: 20 }).withCalendar('chinese');
  while (day.monthCode !== 'M01' || day.day !== 1) day = day.add({ days: 1 });
  return day.withCalendar('iso8601').toString();
}
