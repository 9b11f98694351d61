import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { Activity, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useBrand } from '../../api/content/brand.ts';
import { useBrandName } from '../../api/content/brand-name.ts';
import type { ClosedScreenProps } from '../../features/house/site-states/closed-screen.tsx';
import { closedBy, siteStatusQuery } from '../../features/house/site-states/site-status.ts';
import { WRITTEN } from '../../i18n/languages.ts';
import { Lazy, lazily } from '../../lazy-component.tsx';
import { paths } from '../../paths.ts';
import { BrandMark } from './header/logo.tsx';
import { PageBoundary } from './pages/page-boundary.tsx';
import { type Page, pageAt } from './topics.ts';

const closedScreen = lazily(() =>
  import('../../features/house/site-states/closed-screen.tsx').then((found) => found.ClosedScreen),
);

/** Hides the site while it is closed to the visitor. It stays mounted behind the screen: nothing typed is lost. */
export function SiteGate({ router, children }: { router: AnyRouter; children: ReactNode }) {
  const { languages, defaultLanguage, timeZone } = useBrand();
  const brand = useBrandName();
  const { data, error, refetch } = useQuery(siteStatusQuery);
  const closed = closedBy(data, error);
  useFreshOnOpening(closed === undefined);
  const open = useOpenPage(router);
  return (
    <>
      <Activity mode={closed ? 'hidden' : 'visible'}>{children}</Activity>
      {closed && open && (
        <main className="sky min-h-dvh">
          <a
            href={paths.home()}
            className="mx-auto flex max-w-5xl items-center gap-2.5 px-4 pt-5 font-display font-semibold lg:px-6"
          >
            <BrandMark className="size-8" />
            {brand}
          </a>
          <PageBoundary path={open.path}>
            <Lazy of={open.page} props={PLAIN} />
          </PageBoundary>
        </main>
      )}
      {closed && !open && (
        <Screen
          closed={closed}
          languages={languages}
          brandsLanguage={defaultLanguage}
          timeZone={timeZone}
          onCheck={() => void refetch()}
        />
      )}
    </>
  );
}

const PLAIN = { search: {}, notFound: null };

/** The page of the address, if it is one that stands while the site is closed. */
function useOpenPage({ history }: AnyRouter): Page | undefined {
  const path = () => history.location.pathname;
  const page = pageAt(useSyncExternalStore(history.subscribe, path, path));
  return page?.whileClosed ? page : undefined;
}

const REFRESH_MS = 10_000;

/** The page for a host that belongs to no brand, so it has no brand's look. */
export function UnknownHost({ onCheck }: { onCheck: () => void }) {
  useEffect(() => {
    const timer = setInterval(onCheck, REFRESH_MS);
    return () => clearInterval(timer);
  }, [onCheck]);
  return (
    <Screen
      closed={{ why: 'domain' }}
      languages={WRITTEN}
      brandsLanguage="EN"
      timeZone="UTC"
      onCheck={onCheck}
    />
  );
}

function Screen(props: ClosedScreenProps) {
  return (
    <PageBoundary path={props.closed.why}>
      <Lazy of={closedScreen} props={props} />
    </PageBoundary>
  );
}

/** Fetches every query again: some were refused while the site was closed, others have changed meanwhile. */
function useFreshOnOpening(open: boolean): void {
  const queries = useQueryClient();
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) void queries.invalidateQueries();
    wasOpen.current = open;
  }, [open, queries]);
}
