import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { TRANSACTION_KINDS, TRANSACTION_STATES } from '@lanna/contract/play/records/records';
import { daysOf, type PeriodChosen, periodFields } from '../../../shared-parts/time/period-days.ts';
import { oneOf, textOf, urlFilter } from '../../../url-filter.ts';

/** What moved and what is on its way, or every change of one account with its proof. */
export const VIEWS = ['transactions', 'statement'] as const;

export const historyFilter = urlFilter(
  {
    view: oneOf(VIEWS, 'transactions'),
    ...periodFields,
    kind: oneOf(['', ...TRANSACTION_KINDS], ''),
    state: oneOf(['', ...TRANSACTION_STATES], ''),
    /** Number of one of the own accounts; none is the wallet. */
    account: textOf(18),
  },
  { centrePage: 'transactionHistory' },
);
export type HistoryFilter = typeof historyFilter.opening;

export const profitFilter = urlFilter(
  { ...periodFields, category: oneOf(['', ...VENDOR_GROUPS], '') },
  { centrePage: 'personalProfit' },
);
export type ProfitFilter = typeof profitFilter.opening;

/** The days as the wire takes them. */
export function daysAsked(filter: PeriodChosen, today: string): { from: string; to: string } {
  const [from, to] = daysOf(filter, today);
  return { from, to };
}
