import { AGENT_ACCOUNT_KINDS } from '@lanna/contract/money/transfers/agent-account';
import { periodFields } from '../../../shared-parts/time/period-days.ts';
import { oneOf, urlFilter } from '../../../url-filter.ts';

export const accountFilter = urlFilter(
  { ...periodFields, kind: oneOf(['', ...AGENT_ACCOUNT_KINDS], '') },
  { centrePage: 'agentAccountDetails' },
);
