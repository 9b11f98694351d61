import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import { displayDate } from '../../i18n/format.ts';
import { useTimeZone } from '../../shared-parts/time/time-zone.ts';
import { useBrandScope } from '../brand-scope.ts';
import { asQuery, type FilterField, type FilterValues, readFilter, writeFilter } from './list-filter.ts';

export interface ListFilter<Field extends FilterField = FilterField> {
  fields: readonly Field[];
  /** As the address says them; a field without a value is not there. */
  values: FilterValues;
  change: (changed: Readonly<Record<string, string | undefined>>, how?: { replace?: boolean }) => void;
  /** What the list's call is asked, the brand of the scope included. */
  query: Readonly<Record<string, string>>;
}

/**
 * The filter of a list: it stands in the address, so back, reload and a link that was sent come to the same rows. The table it is given to
 * holds its fields to what the list's call can be asked (`filtersOf` makes them).
 */
export function useListFilter<const Field extends FilterField>(fields: readonly Field[]): ListFilter<Field> {
  const router = useRouter();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const today = displayDate(Date.now(), useTimeZone());
  const { brand } = useBrandScope();
  const latest = useRef(fields);
  latest.current = fields;
  const change = useCallback<ListFilter<Field>['change']>(
    (changed, how = {}) => {
      const { pathname, search: now } = router.history.location;
      const path = `${pathname}${writeFilter(latest.current, now, changed)}`;
      if (how.replace) router.history.replace(path);
      else router.history.push(path);
    },
    [router],
  );
  const values = readFilter(fields, search);
  const asked = { ...asQuery(fields, values, today), ...(brand ? { brand } : {}) };
  const text = JSON.stringify(asked);
  // The same object for as long as it asks the same: lists start anew with another one.
  const query = useMemo<Record<string, string>>(() => JSON.parse(text), [text]);
  return { fields, values, change, query };
}
