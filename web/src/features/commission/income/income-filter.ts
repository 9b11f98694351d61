import { periodFields } from '../../../shared-parts/time/period-days.ts';
import { dayOrNone, urlFilter } from '../../../url-filter.ts';

/** The period in view, and the day that is opened. */
export const incomeFilter = urlFilter({ ...periodFields, day: dayOrNone() }, { centrePage: 'agentIncome' });
