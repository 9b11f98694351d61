import * as z from 'zod/mini';
import { pageNumber, urlFilter } from '../../../url-filter.ts';

/** Which deposit is open, and the page of the list: loading anew comes back to the deposit that waits to be paid. */
export const depositFilter = urlFilter(
  { id: z.catch(z.uuid(), ''), pageNo: pageNumber() },
  { centrePage: 'depositv2' },
);
