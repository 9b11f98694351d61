import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { useQueryClient } from '@tanstack/react-query';
import { limitsQuery } from '../queries.ts';

/** After play was stopped, or its end was asked for: what holds is shown at once, and everything it concerns is asked for again. */
export function useExcluded(): (exclusion: NonNullable<Protection['exclusion']>) => void {
  const queries = useQueryClient();
  return (exclusion) => {
    queries.setQueryData(limitsQuery.queryKey, (known) => known && { ...known, exclusion });
    for (const topic of ['protection', 'member', 'cashier', 'withdrawals', 'promotions', 'myPromotions'])
      void queries.invalidateQueries({ queryKey: [topic] });
  };
}
