import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { readSearch, usePageSearch, useSiteLocation } from './location.ts';
import { LoginFirst } from './login-first.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Page } from './page.tsx';
import { PageLoading } from './page-boundary.tsx';
import { RootLayout } from './root-layout.tsx';
import { PAGES, pageAt } from './topics.ts';

export function createPortalRouter() {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });
  const routes = Array.from(PAGES, ([path, { page }]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: Screen,
      loader: page.preload,
    }),
  );
  return createRouter({
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
    scrollRestoration: ({ location }) => !pageAt(location.pathname)?.keepAlive,
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
