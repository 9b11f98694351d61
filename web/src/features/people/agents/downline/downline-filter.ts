import { DOWNLINE_STATUSES } from '@lanna/contract/people/agents/agents';
import * as z from 'zod/mini';
import { oneOf, pageNumber, textOf, urlFilter } from '../../../../url-filter.ts';

export const NAME_LENGTH_MAX = 64;

export const downlineFilter = urlFilter(
  {
    /** Whose team is shown; empty: the agent's own. */
    under: z.catch(z.uuid(), ''),
    account: textOf(NAME_LENGTH_MAX),
    status: oneOf(['', ...DOWNLINE_STATUSES], ''),
    pageNo: pageNumber(),
  },
  { centrePage: 'agentDownline' },
);
export type DownlineFilter = typeof downlineFilter.opening;

/** As the wire takes it: what is not chosen is not sent. */
export function downlineAsked({ under, account, status, pageNo }: DownlineFilter) {
  return { ...(under && { under }), ...(account && { account }), ...(status && { status }), pageNo };
}
