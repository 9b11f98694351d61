import type { Result } from '../play.ts';

/** An index that has not moved for so long before its draw makes it void. */
export const STILL_MINUTES = 60;

const INDEX = /^\d{0,8}(\d)\.(\d)(\d)$/;
const CHANGE = /^[+-]?\d{1,6}\.(\d)(\d)$/;

/** The numbers of an index and its change as an exchange writes them, with two decimals each: `1402.37` and `-3.12` are 237 and 12. */
export function stockResult(
  index: string,
  change: string,
): { result: Result } | { unreadable: ('index' | 'change')[] } {
  const top = INDEX.exec(index.trim())?.slice(1);
  const bottom = CHANGE.exec(change.trim())?.slice(1);
  if (top && bottom) return { result: [...top, ...bottom].map(Number) };
  return { unreadable: [...(top ? [] : (['index'] as const)), ...(bottom ? [] : (['change'] as const))] };
}
