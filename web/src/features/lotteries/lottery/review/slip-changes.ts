import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import { type Play, type Selection, unitsOf } from '@lanna/rules/lotteries/lottery/play';
import { readSelection, writeSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { formatMoney } from '@lanna/rules/money';
import { isOfOtherYear, textAt } from '../entry/zodiac-lines.ts';
import { numbersAmong } from '../table/ruled-numbers.ts';
import type { NewLine, SlipLine } from '../table/table-state.ts';
import { allowedMode, pricesOf, ruledNumbers, type Terms } from '../terms.ts';

/** A line that is sold otherwise by now than when it was added: the player says yes to that before it is bought. */
export interface SlipChange {
  id: number;
  /** Its place in the slip, from 1. */
  number: number;
  before: SlipLine;
  mode: number;
  /** What is sold in its place; nothing where all its numbers are closed. */
  lines: readonly NewLine[];
  /** Numbers that are not sold any more. */
  closed: readonly string[];
  /** Of a play of zodiacs: the draw by whose animals it is bought now. */
  zodiacsAt: string | undefined;
  /** A lunar year has begun since: its animals have other numbers. */
  isOfOtherYear: boolean;
}

/** `drawsAt`: of the draw it is bought on. */
export function slipChanges(
  slip: readonly SlipLine[],
  terms: Terms,
  family: Family,
  drawsAt?: string,
): SlipChange[] {
  return slip.flatMap((line, at) => {
    const play = playOf(family, line.play);
    if (!play) return [];
    const mode = allowedMode(terms.modes, line.mode);
    const isOther = isOfOtherYear(line, drawsAt);
    const { lines, closed } = soldNow(
      { ...line, text: textAt(line, play, drawsAt) },
      play,
      mode,
      terms,
      family,
    );
    const [only, ...others] = lines;
    const isSame =
      only !== undefined &&
      others.length === 0 &&
      closed.length === 0 &&
      !isOther &&
      mode === line.mode &&
      only.isHalf === line.isHalf &&
      only.prices.join() === line.prices.join();
    if (isSame) return [];
    const zodiacsAt = line.zodiacsAt === undefined ? undefined : (drawsAt ?? line.zodiacsAt);
    return [
      { id: line.id, number: at + 1, before: line, mode, lines, closed, zodiacsAt, isOfOtherYear: isOther },
    ];
  });
}

function soldNow(
  line: SlipLine,
  play: Play,
  mode: number,
  terms: Terms,
  family: Family,
): { lines: NewLine[]; closed: string[] } {
  const priced = (isHalf: boolean) => pricesOf(terms, family, play, { mode, isHalf }).map(formatMoney);
  const ruled = ruledNumbers(terms, play.code);
  const asIs = { text: line.text, units: line.units, isHalf: false, prices: priced(false) };
  if (ruled.closed.length === 0 && ruled.half.length === 0) return { lines: [asIs], closed: [] };
  const read = readSelection(play, line.text);
  if ('errors' in read) return { lines: [asIs], closed: [] };
  const { selection } = read;
  const closed = numbersAmong(play, selection, ruled.closed);
  const half = numbersAmong(play, selection, ruled.half);
  const placesOf = (found: readonly { at: number }[]) => new Set(found.map(({ at }) => at));
  const [isClosed, isHalf] = [placesOf(closed), placesOf(half)];
  const part = (picked: Selection, atHalf: boolean): NewLine[] =>
    picked.length === 0
      ? []
      : [
          {
            text: writeSelection(play, picked),
            units: unitsOf(play, picked),
            isHalf: atHalf,
            prices: priced(atHalf),
          },
        ];
  return {
    lines: [
      ...part(
        selection.filter((_, at) => !isClosed.has(at) && !isHalf.has(at)),
        false,
      ),
      ...part(
        selection.filter((_, at) => isHalf.has(at)),
        true,
      ),
    ],
    closed: closed.map(({ number }) => number),
  };
}
