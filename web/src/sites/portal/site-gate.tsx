import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, type ReactNode, useEffect, useRef } from 'react';
import { useBrand } from '../../api/brand.ts';
import type { ClosedScreenProps } from '../../features/site-states/closed-screen.tsx';
import { closedBy, siteStatusQuery } from '../../features/site-states/site-status.ts';
import { WRITTEN } from '../../i18n/languages.ts';
import { Lazy, lazily } from '../../lazy-component.tsx';
import { PageBoundary } from './page-boundary.tsx';

const closedScreen = lazily(() =>
  import('../../features/site-states/closed-screen.tsx').then((found) => found.ClosedScreen),
);

/** Hides the site while it is closed to the visitor. It stays mounted behind the screen: nothing typed is lost. */
export function SiteGate({ children }: { children: ReactNode }) {
  const { languages, defaultLanguage, timeZone } = useBrand();
  const { data, error, refetch } = useQuery(siteStatusQuery);
  const closed = closedBy(data, error);
  useFreshOnOpening(closed === undefined);
  return (
    <>
      <Activity mode={closed ? 'hidden' : 'visible'}>{children}</Activity>
      {closed && (
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

const LOOK_AGAIN_MS = 10_000;

/** The page for a host that belongs to no brand, so it has no brand's look. */
export function UnknownHost({ onCheck }: { onCheck: () => void }) {
  useEffect(() => {
    const timer = setInterval(onCheck, LOOK_AGAIN_MS);
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
