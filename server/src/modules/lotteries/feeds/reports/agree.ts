import { agreedResult } from '@lanna/rules/lotteries/lottery/draws/agreed-result';
import { formatResult, parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';
import type { Result } from '@lanna/rules/lotteries/lottery/play';

export interface Report {
  result: string;
  source: 'feed' | 'file' | 'typed';
  sayer: string;
  seconder: string | null;
  saidBy: string;
}

export type Agreement =
  /** Whom it follows from, the first of them first. */
  | { outcome: 'agreed'; result: string; by: readonly Report[] }
  | { outcome: 'waits' }
  | { outcome: 'contradiction' };

/**
 * What follows from all that was said of a draw, in its order. Two who are not the same must have said it, or one feed where one is enough; a
 * single report that differs leaves no result, whatever the others say.
 */
export function agree(shape: DrawShape, reports: readonly Report[], oneIsEnough: boolean): Agreement {
  const [first, ...others] = reports;
  if (!first) return { outcome: 'waits' };
  let common: Result | undefined = read(shape, first.result);
  for (const other of others) {
    common = common && agreedResult(shape, common, read(shape, other.result));
    if (!common) return { outcome: 'contradiction' };
  }
  const sources = new Set(
    reports.flatMap(({ sayer, seconder }) => (seconder === null ? [sayer] : [sayer, seconder])),
  );
  const isEnough = sources.size >= 2 || (oneIsEnough && reports.some(({ source }) => source === 'feed'));
  if (!isEnough || !common) return { outcome: 'waits' };
  return { outcome: 'agreed', result: formatResult(shape, common), by: reports };
}

/** Whether what was said is what stands. */
export function isSameResult(shape: DrawShape, one: string, other: string): boolean {
  return agreedResult(shape, read(shape, one), read(shape, other)) !== undefined;
}

/** What was written down was read before. */
function read(shape: DrawShape, text: string): Result {
  const parsed = parseResult(shape, text);
  if ('errors' in parsed) throw new Error(`a saying cannot be read: ${text}`);
  return parsed.result;
}
