import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { ConsolePageEntry } from '../../console/console-topic.ts';
import { useOperator } from '../../console/operator.tsx';
import { Lazy } from '../../lazy-component.tsx';
import { FirstPage } from './first-page.tsx';
import { NotAllowedPage, NotFoundPage } from './no-page.tsx';
import { PageBoundary, PageLoading } from './page-boundary.tsx';
import { Shell } from './shell/shell.tsx';
import { maySee, PAGES } from './topics.ts';

/** The console's routes: every page a topic's manifest brings. */
export function createConsoleRouter() {
  const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });
  const routes = PAGES.map((entry) => {
    const route = createRoute({
      getParentRoute: () => root,
      path: entry.path,
      loader: () => entry.page.preload(),
      component: function Screen() {
        return <Page entry={entry} params={route.useParams()} />;
      },
    });
    return route;
  });
  const hasFront = PAGES.some(({ path }) => path === '/');
  const front = createRoute({ getParentRoute: () => root, path: '/', component: FirstPage });
  return createRouter({
    routeTree: root.addChildren(hasFront ? routes : [...routes, front]),
    // Every value of the query is text, as pages write it.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text && `?${text}`;
    },
    defaultPendingComponent: PageLoading,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
  });
}

function Page({ entry, params }: { entry: ConsolePageEntry; params: Readonly<Record<string, string>> }) {
  const operator = useOperator();
  if (!maySee(operator, entry)) return <NotAllowedPage />;
  return (
    <PageBoundary path={entry.path}>
      <Lazy of={entry.page} props={{ params }} />
    </PageBoundary>
  );
}
