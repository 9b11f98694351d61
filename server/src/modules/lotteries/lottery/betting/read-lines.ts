import type { slipLine } from '@lanna/contract/lotteries/lottery/slips';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';
import type { MoneyUnit } from '@lanna/rules/lotteries/lottery/plays/payout';
import {
  readSelection,
  type SelectionError,
  writeSelection,
} from '@lanna/rules/lotteries/lottery/plays/selection-text';
import type { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { numbersPlayed, type PlayedNumber } from './numbers-played.ts';

export type SentLine = z.output<typeof slipLine>;

/** A line as the rules read it. */
export interface ReadLine {
  /** From 1. */
  number: number;
  play: Play;
  selection: Selection;
  /** The one text of the selection. */
  text: string;
  units: number;
  numbers: PlayedNumber[] | null;
  moneyUnit: MoneyUnit;
  multiple: number;
  mode: number;
  /** The year by whose animals the player picked zodiacs. */
  zodiacYear: number | undefined;
  /** As the page showed them. */
  shown: readonly string[];
}

interface LineError {
  line: number;
  faults: { code: SelectionError['code'] | 'unknown_play'; row?: number; line?: number; at?: number }[];
}

/** Reads every line. Refuses all with `slip_line_invalid` {line, lines: [{line, faults: [{code, row, line, at}]}]}. */
export function readLines(family: Family, sent: readonly SentLine[]): ReadLine[] {
  const wrong: LineError[] = [];
  const lines: ReadLine[] = [];
  for (const [at, line] of sent.entries()) {
    const read = readLine(family, line, at + 1);
    if ('faults' in read) wrong.push(read);
    else lines.push(read);
  }
  if (wrong.length > 0) throw new Refusal('slip_line_invalid', { line: wrong[0]?.line, lines: wrong });
  return lines;
}

function readLine(family: Family, sent: SentLine, number: number): ReadLine | LineError {
  const play = playOf(family, sent.play);
  if (!play) return { line: number, faults: [{ code: 'unknown_play' }] };
  const read = readSelection(play, sent.selection);
  if ('errors' in read) return { line: number, faults: read.errors };
  const { selection, units } = read;
  return {
    number,
    play,
    selection,
    text: writeSelection(play, selection),
    units,
    numbers: numbersPlayed(play, selection),
    moneyUnit: sent.moneyUnit,
    multiple: sent.multiple,
    mode: sent.mode,
    zodiacYear: sent.zodiacYear,
    shown: sent.prices,
  };
}
