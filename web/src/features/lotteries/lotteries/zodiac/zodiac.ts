import {
  type Animal,
  animalOf,
  numbersOfZodiac,
  ZODIACS,
  zodiacYearOf,
} from '@lanna/rules/lotteries/lottery/lhc/zodiac';

/** Whether a row's options are the twelve zodiacs `z1` to `z12`, whose animals move on at each Lunar New Year. */
export function isOfZodiacs(row: { readonly name: string }): boolean {
  return row.name === 'zodiacs';
}

/** The animal that a zodiac is in a draw at that instant. */
export function animalAt(zodiac: string, drawsAt: number): Animal {
  return animalOf(zodiac, zodiacYearOf(drawsAt).animal);
}

/** The animal whose number a ball is in a draw at that instant. */
export function animalOfBall(ball: number, drawsAt: number): Animal {
  return animalAt(ZODIACS[(ball - 1) % 12] ?? '', drawsAt);
}

export function numbersText(zodiac: string): string {
  return numbersOfZodiac(zodiac)
    .map((number) => String(number).padStart(2, '0'))
    .join('·');
}
