import { MARKETS } from '@lanna/rules/lotteries/lottery/draws/market';
import { dayOrNone, oneOf, pageNumber, textOf, urlFilter } from '../../../url-filter.ts';

export const SOURCES = ['', 'feed', 'house'] as const;
export const MARKET_CHOICES = ['', ...MARKETS] as const;

/** Key of a choice's words. */
export function choiceName<Choice extends string>(choice: Choice): Exclude<Choice, ''> | 'all' {
  return choice === '' ? 'all' : (choice as Exclude<Choice, ''>);
}

/** What results are looked at, as the address says it. */
export const resultsFilter = urlFilter({
  /** None: today. */
  day: dayOrNone(),
  market: oneOf(MARKET_CHOICES, ''),
  source: oneOf(SOURCES, ''),
  pageNo: pageNumber(),
  /** Looked for; none: the results of the day. */
  number: textOf(20),
  /** Where it is looked for; none: in every game of the market. */
  gameCode: textOf(40),
});
export type ResultsFilter = typeof resultsFilter.opening;
export type ChangeFilter = (changed: Partial<ResultsFilter>, how?: { replace?: boolean }) => void;
