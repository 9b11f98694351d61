import type { SegmentConditions } from '@lanna/contract/oversight/segments/ops';
import { FIGURES, type Figure } from '@lanna/contract/oversight/segments/segment-terms';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';

/** Bounds as they are typed: nothing asks for nothing. */
export type BoundTexts = Record<Figure, { least: string; most: string }>;

export function boundTexts(conditions: SegmentConditions): BoundTexts {
  return Object.fromEntries(
    FIGURES.map((figure) => [
      figure,
      { least: textOf(conditions[figure]?.least), most: textOf(conditions[figure]?.most) },
    ]),
  ) as BoundTexts;
}

/** Only what asks for something. Undefined where a bound is no whole number, or the most is below the least. */
export function conditionsOf(texts: BoundTexts): SegmentConditions | undefined {
  const entries = FIGURES.flatMap((figure) => {
    const { least, most } = texts[figure];
    if (least.trim() === '' && most.trim() === '') return [];
    return [[figure, { least: numberOf(least), most: numberOf(most) }] as const];
  });
  const isRight = entries.every(
    ([, { least, most }]) =>
      !Number.isNaN(least) && !Number.isNaN(most) && (least === null || most === null || least <= most),
  );
  return isRight ? Object.fromEntries(entries) : undefined;
}

export function isBoundWrong({ least, most }: BoundTexts[Figure]): boolean {
  const [from, to] = [numberOf(least), numberOf(most)];
  return Number.isNaN(from) || Number.isNaN(to) || (from !== null && to !== null && from > to);
}

function textOf(bound: number | null | undefined): string {
  return bound === null || bound === undefined ? '' : String(bound);
}

/** NaN for what is no whole number. */
function numberOf(text: string): number | null {
  if (text.trim() === '') return null;
  const number = typedNumber(text);
  return Number.isInteger(number) ? number : Number.NaN;
}
