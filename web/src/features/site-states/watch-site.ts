import type { QueryClient } from '@tanstack/react-query';
import { siteStatusQuery, tellsOfClosing } from './site-status.ts';

/** Calls of one page are refused together; one question answers for all of them. */
const TOGETHER_MS = 50;

/** Asks for the state of the site at once, and again whenever a call is told that the site has closed. */
export function watchSite(queries: QueryClient): void {
  let asking = false;
  void queries.prefetchQuery(siteStatusQuery);

  function consider(failure: unknown) {
    if (asking || !tellsOfClosing(failure)) return;
    asking = true;
    setTimeout(() => {
      asking = false;
      // An answer still under way may be from before the closing: this asks anew.
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
