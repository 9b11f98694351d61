import { outlookOf } from '@lanna/rules/lotteries/lottery/cover/outlook';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { type Play, type Selection, unitsOf } from '@lanna/rules/lotteries/lottery/play';
import { asNumber } from '@lanna/rules/lotteries/lottery/plays/fraction';
import { returnOfLine } from '@lanna/rules/lotteries/lottery/plays/payout';
import {
  MAX_LINES,
  readSelection,
  writeSelection,
} from '@lanna/rules/lotteries/lottery/plays/selection-text';
import type { Money } from '@lanna/rules/money';
import { type LineError, lineErrors } from '../entry/line-errors.ts';
import { numbersAmong } from '../table/ruled-numbers.ts';

/** What is to be reckoned: a pick as text, with the price of one unit by tier. */
export interface Reckoning {
  play: string;
  text: string;
  /** Where typed lines begin in the text. */
  offset: number;
  prices: readonly Money[];
  /** Numbers that are sold at another rate, or not at all: they become lines of their own, or errors. */
  closed: readonly string[];
  half: readonly string[];
}

/** What picks come to at money unit 1 and multiple 1. */
export interface Reckoned {
  /** One text, as it stands on the slip; numbers at half rate apart. */
  text: string;
  halfText: string;
  units: number;
  halfUnits: number;
  /** The share of draws that win. */
  chance: number;
  /** The most it pays on one draw. */
  most: Money;
  /** What comes back on average, of 1 staked. */
  share: number;
}

export interface LineErrorsFound {
  /** What is wrong with the pick as a whole, or with its rows. */
  missing: { code: string; row?: number | undefined } | undefined;
  lines: readonly LineError[];
  count: number;
  /** Lines that hold numbers no member can bet on at this draw. */
  closed: readonly string[];
}

export type ReckonedPick = { fieldErrors: LineErrorsFound } | { reckoned: Reckoned };

/** Reads a pick and says what it comes to, exactly. Whole numbers written in thousands take some tens of milliseconds. */
export function reckon(family: Family, play: Play, asked: Reckoning): ReckonedPick {
  const read = readSelection(play, asked.text, play.shape.lines ? MAX_LINES : undefined);
  if ('errors' in read) {
    const { shown, count } = lineErrors(play, asked.text, read.errors, asked.offset);
    const other = read.errors.find(({ line, at }) => line === undefined || at === undefined || count === 0);
    const missing = other && { code: other.code, row: other.row };
    return { fieldErrors: { missing, lines: shown, count, closed: [] } };
  }
  const { selection } = read;
  const closed = numbersAmong(play, selection, asked.closed);
  if (closed.length > 0)
    return {
      fieldErrors: { missing: undefined, lines: [], count: 0, closed: closed.map(({ number }) => number) },
    };
  const half = numbersAmong(play, selection, asked.half);
  const line = {
    play,
    selection,
    unitCost: family.unitCost,
    moneyUnit: '1',
    multiple: 1,
    prices: asked.prices,
  } as const;
  const halfLines = new Set(half.map(({ at }) => at));
  const full = selection.filter((_, at) => !halfLines.has(at));
  const halves = selection.filter((_, at) => halfLines.has(at));
  const { chance, most } = outlookOf(family, line);
  return {
    reckoned: {
      text:
        halves.length > 0 && full.length === 0
          ? ''
          : writeSelection(play, halves.length > 0 ? full : selection),
      halfText: halves.length > 0 ? writeSelection(play, halves) : '',
      units: halves.length > 0 ? unitsOfSome(play, full) : read.units,
      halfUnits: unitsOfSome(play, halves),
      chance: asNumber(chance),
      most,
      share: asNumber(returnOfLine(line)),
    },
  };
}

function unitsOfSome(play: Play, selection: Selection): number {
  return selection.length > 0 ? unitsOf(play, selection) : 0;
}
