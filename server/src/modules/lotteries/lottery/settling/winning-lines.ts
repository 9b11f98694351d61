import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play, Result, Selection } from '@lanna/rules/lotteries/lottery/play';
import { type LineOutcome, outcomeOfLine } from '@lanna/rules/lotteries/lottery/plays/line-outcome';
import type { MoneyUnit } from '@lanna/rules/lotteries/lottery/plays/payout';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import type { Money } from '@lanna/rules/money';

/** What of a line decides what it pays. */
export interface SettledLine {
  id: string;
  play: string;
  selection: string;
  moneyUnit: MoneyUnit;
  multiple: number;
  stake: Money;
  /** Whole numbers as the database writes them in a list: only those of winners are read. */
  prices: readonly string[];
}

/** The lines that pay on a result, with what becomes of them; the others have lost. Each pick is held against the result once, however many lines have it. */
export function winningLines(
  family: Family,
  result: Result,
  lines: readonly SettledLine[],
): ({ id: string } & LineOutcome)[] {
  const known = new Map<string, Hits | null>();
  return lines.flatMap((line) => {
    const hits = hitsOf(known, family, result, line);
    if (!hits) return [];
    const prices = line.prices.map(BigInt);
    const outcome = outcomeOfLine({ ...line, ...hits, prices, unitCost: family.unitCost }, hits.counts);
    return outcome.payout > 0n ? [{ id: line.id, ...outcome }] : [];
  });
}

interface Hits {
  play: Play;
  selection: Selection;
  counts: readonly number[];
}

function hitsOf(
  known: Map<string, Hits | null>,
  family: Family,
  result: Result,
  { play: code, selection: text }: SettledLine,
): Hits | null {
  const key = `${code}\n${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const play = playOf(family, code);
  const read = play && readSelection(play, text);
  // It was read when the slip was taken: what cannot be read now must not be paid by a guess.
  if (!read || !('selection' in read))
    throw new Error(`a line of ${family.code} cannot be read: ${code} ${text}`);
  const counts = play.hitsByTier(read.selection, result);
  const hits = counts.some((count) => count > 0) ? { play, selection: read.selection, counts } : null;
  known.set(key, hits);
  return hits;
}
