import { zodiacYearOf } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { SlipDraw } from './price-bets.ts';
import type { ReadLine } from './read-lines.ts';

/**
 * A zodiac is another animal after Lunar New Year: its lines stand only on draws of the year they were picked in. Refuses with `zodiac_year_differs`
 * {line, numero, year}: the first draw that is of another year, and of which.
 */
export async function refuseZodiacYear(
  tx: Tx,
  lines: readonly ReadLine[],
  draws: readonly SlipDraw[],
): Promise<void> {
  const named = lines.filter(({ play }) => play.byZodiacYear);
  if (named.length === 0) return;
  const years = await yearsOf(tx, draws);
  for (const line of named)
    for (const { id, numero } of draws) {
      const year = years.get(id);
      if (line.zodiacYear !== year)
        throw new Refusal('zodiac_year_differs', { line: line.number, numero, year });
    }
}

async function yearsOf(tx: Tx, draws: readonly SlipDraw[]): Promise<Map<string, number>> {
  const found = await tx
    .selectFrom('draws.draw_record')
    .select(['id', 'draws_at'])
    .where('id', 'in', [...draws.map(({ id }) => id)])
    .execute();
  return new Map(found.map((draw) => [draw.id, zodiacYearOf(draw.draws_at.getTime()).year]));
}
