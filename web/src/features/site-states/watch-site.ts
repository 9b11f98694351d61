import type { QueryClient } from '@tanstack/react-query';
import { siteStatusQuery, tellsOfClosing } from './site-status.ts';

/** Asks for the state of the site at once, and again whenever a call is told that the site has closed. */
export function watchSite(queries: QueryClient): void {
  void queries.prefetchQuery(siteStatusQuery);

  function consider(failure: unknown) {
    if (!tellsOfClosing(failure)) return;
    void queries.refetchQueries({ queryKey: siteStatusQuery.queryKey }, { cancelRefetch: false });
  }

  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    // Its own refusal is the answer, not a reason to ask again.
    if (event.query.queryKey !== siteStatusQuery.queryKey) consider(event.action.error);
  });
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') consider(event.action.error);
  });
}
