import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { PageSearch } from '../../navigation.ts';
import { RootLayout } from './frame/root-layout.tsx';
import { createLayerHistory } from './pages/layer-history.ts';
import { ownSearch, readSearch, usePageSearch, useSiteLocation } from './pages/location.ts';
import { LoginFirst } from './pages/login-first.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Page } from './pages/page.tsx';
import { PageLoading } from './pages/page-boundary.tsx';
import { PAGES, pageAt } from './topics.ts';

/** The site's routes, for both sides. `address`: on the server, the page to write; the browser has its own. */
export function createPortalRouter(queries: QueryClient, address?: string) {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });
  const routes = Array.from(PAGES, ([path, { page, load }]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: Screen,
      // Not among the route's dependencies: the page itself asks when its query changes, and no route is loaded anew for it.
      loader: ({ location, cause }) => {
        // A page that is left and comes back keeps what it shows; its queries know themselves what is old.
        const asked =
          cause === 'stay'
            ? undefined
            : load?.(queries, ownSearch(location.search as PageSearch)).catch(() => undefined);
        // The server writes no page without its data. The browser shows the page at once, which says what is still on its way.
        // What does not come is asked for again by the page itself.
        asked?.catch(() => undefined);
        return address === undefined ? page.preload() : Promise.all([page.preload(), asked]);
      },
    }),
  );
  return createRouter({
    history:
      address === undefined ? createLayerHistory() : createMemoryHistory({ initialEntries: [address] }),
    routeTree: root.addChildren(routes),
    parseSearch: readSearch,
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text && `?${text}`;
    },
    defaultPendingComponent: PageLoading,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    // A keep-alive page keeps its scroll position; other pages start at the top.
    scrollRestoration: address === undefined && (({ location }) => !pageAt(location.pathname)?.keepAlive),
  });
}

function Root() {
  return (
    <LoginFirst>
      <RootLayout />
    </LoginFirst>
  );
}

/** Keep-alive pages are drawn by `KeepAlivePages`; their route only waits for their code. */
function Screen() {
  const entry = pageAt(useSiteLocation().pathname);
  const search = usePageSearch();
  return entry && !entry.keepAlive ? <Page entry={entry} search={search} /> : null;
}
