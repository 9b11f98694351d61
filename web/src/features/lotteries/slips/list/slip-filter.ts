import { daysOf, periodFields } from '../../../../shared-parts/time/period-days.ts';
import { oneOf, pageNumber, textOf, urlFilter } from '../../../../url-filter.ts';
import type { SlipsAsked } from '../queries.ts';

export const STATES = ['', 'open', 'settled', 'won'] as const;
/** Keys of their words. */
export const STATE_NAMES = { '': 'all', open: 'open', settled: 'settled', won: 'won' } as const;

export const slipFilter = urlFilter(
  {
    state: oneOf(STATES, ''),
    /** Those on several draws alone, or those on one. */
    traces: oneOf(['', 'yes', 'no'], ''),
    game: textOf(40),
    ...periodFields,
    pageNo: pageNumber(),
    /** The slip that is open over the list. */
    slip: textOf(40),
  },
  { centrePage: 'lotterySlips' },
);
export type SlipFilter = typeof slipFilter.opening;

/** The filter as the wire takes it. What is open is shown whenever it was bought. */
export function slipsAsked(filter: SlipFilter, today: string): SlipsAsked {
  const [from, to] = daysOf(filter, today);
  return {
    gameCode: filter.game || undefined,
    state: filter.state || undefined,
    traces: filter.traces || undefined,
    ...(filter.state !== 'open' && { from, to }),
    pageNo: filter.pageNo,
    pageSize: PAGE_SIZE,
  };
}

const PAGE_SIZE = 20;

/** Whether it narrows more than the days do. */
export function isNarrowed({ state, traces, game }: SlipFilter): boolean {
  return state !== '' || traces !== '' || game !== '';
}

export const WIDE = { state: '', traces: '', game: '' } as const;
