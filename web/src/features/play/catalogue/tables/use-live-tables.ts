import type { TablesFrame } from '@lanna/contract/money/vendor-wallet/lobby';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../../../../i18n/words.ts';
import { useChannel } from '../../../../shared-parts/push/use-channel.ts';
import { mergeTables } from './merge-tables.ts';
import { tablesQuery } from './tables-query.ts';

/** The tables as they are: what changes comes by push, several times a second, and nothing is asked for meanwhile. */
export function useLiveTables() {
  const queries = useQueryClient();
  const query = tablesQuery(currentLanguage());
  useChannel<TablesFrame>(
    'tables',
    (frame) =>
      queries.setQueryData(query.queryKey, (tables) => (tables ? mergeTables(tables, frame) : undefined)),
    () => queries.refetchQueries({ queryKey: query.queryKey }),
  );
  return useQuery(query);
}
