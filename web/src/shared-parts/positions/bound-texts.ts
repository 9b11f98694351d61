import type { Position, SomeBounds } from '@lanna/contract/commission/positions/positions';
import type { RateCategory } from '@lanna/rules/commission/contracts/category';
import { percentText, readPercent } from '../money/percent.ts';

/** The least and the most of each kind of game, as they are typed. */
export type BoundTexts = Partial<Record<RateCategory, { least: string; most: string }>>;

/** As they stand in the fields at first. */
export function boundTexts(positions: readonly Position[]): BoundTexts {
  return Object.fromEntries(
    positions.map(({ category, least, most }) => [
      category,
      { least: percentText(least), most: percentText(most) },
    ]),
  );
}

/** Whether a pair of fields is a share each, the least no more than the most. */
export function readBound(
  texts: { least: string; most: string } | undefined,
): { least: number; most: number } | undefined {
  const [least, most] = [readPercent(texts?.least ?? ''), readPercent(texts?.most ?? '')];
  return least === undefined || most === undefined || least > most ? undefined : { least, most };
}

/** What differs from what counts from tomorrow; undefined while a field is wrong. */
export function boundsTyped(positions: readonly Position[], texts: BoundTexts): SomeBounds | undefined {
  const wanted: SomeBounds = {};
  for (const { category, least, most } of positions) {
    const bound = readBound(texts[category]);
    if (!bound) return undefined;
    if (bound.least !== least || bound.most !== most) wanted[category] = bound;
  }
  return wanted;
}
