import { pageNumber, textOf, urlFilter } from '../../../../url-filter.ts';

/** The tab of the member's own applications; every other is the id of a category, and none is all of them. */
export const MINE = 'mine';

export const promotionFilter = urlFilter({ show: textOf(40), pageNo: pageNumber() });
