import { useQuery, useQueryClient } from '@tanstack/react-query';

interface Draft {
  /** Undefined: the first that is open. */
  code: string | undefined;
  typed: string;
}

const EMPTY: Draft = { code: undefined, typed: '' };
/** Personal, so that the next member who logs in at this device finds none of it. */
const KEY = ['cashier', 'draft'] as const;

/** What has been chosen and typed so far: looking something up on another page loses nothing. */
export function useDraft(): [Draft, (changed: Partial<Draft>) => void] {
  const queries = useQueryClient();
  const { data = EMPTY } = useQuery({
    queryKey: KEY,
    queryFn: () => EMPTY,
    enabled: false,
    initialData: () => queries.getQueryData<Draft>(KEY) ?? EMPTY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return [data, (changed) => queries.setQueryData<Draft>(KEY, (known = EMPTY) => ({ ...known, ...changed }))];
}
