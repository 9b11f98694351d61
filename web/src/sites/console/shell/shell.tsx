import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../console/brand-scope.ts';
import { useOperator } from '../../../console/operator.tsx';
import { TabCount } from '../../../console/work/tab-count.ts';
import { TimeZone } from '../../../shared-parts/time/time-zone.ts';
import { IdleWatch } from './idle-watch.tsx';
import { Navigation } from './navigation.tsx';
import { ProofAsked } from './proof-asked.tsx';
import { useSoundAtMore } from './sound-at-more.ts';
import { StateStrip } from './state-strip.tsx';
import { TopBar } from './top-bar.tsx';
import { useOpenWork, WaitingByEntry, waitingByEntry } from './waiting.ts';

const COLLAPSED = 'console.navigation';

/** What stands around every page: navigation at the left, a bar on top, the page below it. */
export function Shell() {
  const { t } = useTranslation('console-shell');
  const { brands } = useOperator();
  const { brand } = useBrandScope();
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED) === 'collapsed');
  const main = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Another page begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page
  useEffect(() => {
    // Newer browsers answer a promise, which is nothing for React to clean up with.
    void main.current?.scrollTo(0, 0);
  }, [path]);

  function collapse() {
    localStorage.setItem(COLLAPSED, collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  }

  const work = useOpenWork();
  const waits = work.reduce((sum, { count }) => sum + count, 0);
  useSoundAtMore(waits);
  const waiting = useMemo(() => waitingByEntry(work), [work]);
  const zone = (brands.find(({ code }) => code === brand) ?? brands[0])?.timeZone ?? 'UTC';
  return (
    <TimeZone value={zone}>
      <TabCount value={waits}>
        <WaitingByEntry value={waiting}>
          <div className="flex h-dvh overflow-hidden">
            <a
              href="#page"
              className="fixed top-2 left-2 z-60 -translate-y-20 rounded-small bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
            >
              {t('skip')}
            </a>
            <Navigation collapsed={collapsed} onCollapse={collapse} />
            <div className="flex min-w-0 flex-1 flex-col">
              <TopBar />
              <StateStrip />
              <main
                ref={main}
                id="page"
                tabIndex={-1}
                data-scroll=""
                className="relative min-h-0 flex-1 overflow-y-auto outline-none"
              >
                <Outlet />
              </main>
            </div>
            <ProofAsked />
            <IdleWatch />
          </div>
        </WaitingByEntry>
      </TabCount>
    </TimeZone>
  );
}
