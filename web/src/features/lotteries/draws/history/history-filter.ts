import { dayOrNone, oneOf, pageNumber, textOf, urlFilter } from '../../../../url-filter.ts';

export const VIEWS = ['history', 'trends'] as const;

/** What of a game's draws is looked at, as the address says it beside the game. */
export const historyFilter = urlFilter({
  draws: oneOf(VIEWS, 'history'),
  /** In the game's own zone. */
  day: dayOrNone(),
  numero: textOf(40),
  pageNo: pageNumber(),
});
export type HistoryFilter = typeof historyFilter.opening;
