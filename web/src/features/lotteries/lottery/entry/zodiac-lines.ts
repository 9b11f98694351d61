import { zodiacYearOf } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';
import { readSelection, writeSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { isOfZodiacs } from '../../lotteries/zodiac/zodiac.ts';
import type { SlipLine } from '../table/table-state.ts';
import type { Draft } from './pick.ts';

export function picksZodiacs({ shape }: Pick<Play, 'shape'>): boolean {
  return shape.rows.some(isOfZodiacs);
}

export function zodiacYearAt(drawsAt: string): number {
  return zodiacYearOf(Date.parse(drawsAt)).year;
}

/** A line of an earlier lunar year holds the same animals after New Year, and so other numbers. */
export function isOfOtherYear(
  { zodiacsAt }: Pick<SlipLine, 'zodiacsAt'>,
  drawsAt: string | undefined,
): boolean {
  if (zodiacsAt === undefined || drawsAt === undefined) return false;
  return zodiacYearAt(zodiacsAt) !== zodiacYearAt(drawsAt);
}

/** The text of a line by the numbers its animals have at a draw. */
export function textAt(
  { text, zodiacsAt }: Pick<SlipLine, 'text' | 'zodiacsAt'>,
  play: Play,
  drawsAt: string | undefined,
): string {
  if (zodiacsAt === undefined || drawsAt === undefined || !isOfOtherYear({ zodiacsAt }, drawsAt)) return text;
  const read = readSelection(play, text);
  if ('errors' in read) return text;
  return writeSelection(play, rowsOfSameAnimals(play, read.selection, zodiacsAt, drawsAt));
}

export function draftOfSameAnimals(play: Play, draft: Draft, from: string, to: string): Draft {
  return { ...draft, rows: rowsOfSameAnimals(play, draft.rows, from, to) };
}

/** How many draws a slip with zodiacs can be bought on, where its plan reaches over Lunar New Year; undefined where nothing stands against it. */
export function drawsForZodiacs(
  slip: readonly Pick<SlipLine, 'zodiacsAt'>[],
  draws: readonly { readonly drawsAt: string }[],
  wanted: number,
): number | undefined {
  const [first] = draws;
  if (!first || slip.every(({ zodiacsAt }) => zodiacsAt === undefined)) return undefined;
  const year = zodiacYearAt(first.drawsAt);
  const other = draws.slice(0, wanted).findIndex(({ drawsAt }) => zodiacYearAt(drawsAt) !== year);
  return other < 0 ? undefined : other;
}

/** From one year to the next each animal moves to the following zodiac: the first is always that of the year. */
function rowsOfSameAnimals({ shape }: Play, rows: Selection, from: string, to: string): number[][] {
  const years = zodiacYearAt(to) - zodiacYearAt(from);
  return rows.map((picked, at) => {
    const row = shape.rows[at];
    if (!row || !isOfZodiacs(row)) return [...picked];
    return picked.map((place) => (((place + years) % 12) + 12) % 12).toSorted((one, other) => one - other);
  });
}
