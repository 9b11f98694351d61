import { pageNumber, urlFilter } from '../../../../url-filter.ts';

/** Which page of earlier withdrawals is shown. */
export const withdrawFilter = urlFilter({ pageNo: pageNumber() }, { centrePage: 'withdraw' });
