import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { earliestAsOf, onAsOf } from './calls/as-of.ts';
import { CALL } from './calls/ops-query.ts';
import { When } from './when.tsx';

/** Said on a page of which some was read from a replica: what has changed since is not on it yet. */
export function AsOf() {
  const { t } = useTranslation('console');
  const queries = useQueryClient();
  const asOf = useSyncExternalStore(onAsOf, () =>
    earliestAsOf(
      queries
        .getQueryCache()
        .findAll({ type: 'active', queryKey: [CALL] })
        .map(({ queryKey }) => String(queryKey[1])),
    ),
  );
  if (!asOf) return null;
  return (
    <p className="mt-1 text-muted text-xs">
      {t('page.asOf')} <When at={asOf} variant="full" />
    </p>
  );
}
