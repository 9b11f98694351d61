import { lobbyTables } from '@lanna/contract/money/vendor-wallet/lobby';
import type { Language } from '@lanna/contract/people/members/members';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/calls/call.ts';

/** Without the line, or where it is silent, the tables are asked for again. */
const AGAIN_MS = 20_000;

/** What vendors say of their tables, with names in the page's language. */
export function tablesQuery(language: Language) {
  return queryOptions({
    queryKey: ['catalogue', 'tables', language],
    queryFn: ({ signal }) => call(lobbyTables, { signal }),
    staleTime: 5000,
    refetchInterval: AGAIN_MS,
  });
}
