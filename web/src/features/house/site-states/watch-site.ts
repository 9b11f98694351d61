import type { QueryClient } from '@tanstack/react-query';
import { announcesClosing, siteStatusQuery } from './site-status.ts';

/** The calls of one page are refused together; the status is fetched once for all of them. */
const TOGETHER_MS = 50;

/** Fetches the status of the site at once, and again whenever a call is refused because the site is closed. */
export function watchSite(queries: QueryClient): void {
  let asking = false;
  void queries.prefetchQuery(siteStatusQuery);

  function consider(failure: unknown) {
    if (asking || !announcesClosing(failure)) return;
    asking = true;
    setTimeout(() => {
      asking = false;
      // A running fetch may have been answered before the closing, so it is cancelled and repeated.
      void queries.refetchQueries({ queryKey: siteStatusQuery.queryKey });
    }, TOGETHER_MS);
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
