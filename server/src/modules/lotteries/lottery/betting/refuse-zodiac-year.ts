import { zodiacYearOf } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { ReadLine } from './read-lines.ts';

/**
 * A zodiac is another animal after Lunar New Year: its lines stand only on draws of the year they were picked in. Refuses with `zodiac_year_differs`
 * {line, numero, year}: the first draw that is of another year, and of which.
 */
export function refuseZodiacYear(
  lines: readonly ReadLine[],
  draws: readonly { numero: string; drawsAt: number }[],
): void {
  for (const line of lines.filter(({ play }) => play.byZodiacYear))
    for (const { numero, drawsAt } of draws) {
      const { year } = zodiacYearOf(drawsAt);
      if (line.zodiacYear !== year)
        throw new Refusal('zodiac_year_differs', { line: line.number, numero, year });
    }
}
