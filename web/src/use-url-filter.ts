import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { Path } from './paths.ts';
import type { UrlFilter } from './url-filter.ts';

interface How {
  /** Takes the place of the entry in the history: for what changes with every letter typed. */
  replace?: boolean;
}

/**
 * The filter the address says, and the way to change it: back, forward, loading anew and a link that was sent all come to the
 * same view. Any change begins at the first page unless it names one.
 */
export function useUrlFilter<Filter extends object>(
  schema: UrlFilter<Filter>,
): [Filter, (changed: Partial<Filter>, how?: How) => void] {
  const router = useRouter();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const kept = useWhileInView(search, schema.centrePage);
  const change = useCallback(
    (changed: Partial<Filter>, how: How = {}) => {
      const { pathname, search: now } = router.history.location;
      // What was typed last may settle while its centre closes, when it has no place in the address any more.
      if (!isInView(now, schema.centrePage)) return;
      const { pageNo }: { readonly pageNo?: number } = schema.opening;
      const next = pageNo === undefined ? changed : { pageNo, ...changed };
      const path = `${pathname}${schema.write(now, next)}` as Path;
      if (how.replace) router.history.replace(path);
      else router.history.push(path);
    },
    [router, schema],
  );
  return [schema.read(kept), change];
}

/** A page of a centre stays as it was while another one is in view, and while the centre closes. */
function useWhileInView(search: string, centrePage: string | undefined): string {
  const [kept, setKept] = useState(search);
  if (kept === search || !isInView(search, centrePage)) return kept;
  setKept(search);
  return search;
}

function isInView(search: string, centrePage: string | undefined): boolean {
  if (centrePage === undefined) return true;
  const query = new URLSearchParams(search);
  // A centre whose address names no page shows its first.
  return query.has('centre') && (query.get('page') ?? centrePage) === centrePage;
}
