import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { earliestAsOf, onAsOf } from './calls/as-of.ts';
import { CALL } from './calls/ops-query.ts';
import { When } from './when.tsx';

/** Said on a page of which some was read from a replica: what has changed since is not on it yet. */
export function AsOf() {
  const { t } = useTranslation('console');
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  // What is on the page changes with the answers, and with which of them are shown.
  const listen = useCallback(
    (changed: () => void) => {
      const stops = [onAsOf(changed), cache.subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [cache],
  );
  const asOf = useSyncExternalStore(listen, () =>
    earliestAsOf(
      cache.findAll({ type: 'active', queryKey: [CALL] }).map(({ queryKey }) => String(queryKey[1])),
    ),
  );
  if (!asOf) return null;
  return (
    <p className="mt-1 text-muted text-xs">
      {t('page.asOf')} <When at={asOf} variant="full" />
    </p>
  );
}
