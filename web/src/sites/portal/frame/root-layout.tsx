import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { readSession } from '../../../api/session.ts';
import { belowFold, Lazy, lazily, onlyOn } from '../../../lazy-component.tsx';
import { PartsAt, PartsContext } from '../../../parts.tsx';
import { DESKTOP, isDesktop, useDesktop } from '../../../ui/use-phone.ts';
import { DesktopHeaderSpace } from '../header/desktop-header-space.tsx';
import { PhoneHeader, preloadPhoneHeader } from '../header/phone-header.tsx';
import { ErrorBoundary } from '../pages/error-boundary.tsx';
import { KeepAlivePages } from '../pages/keep-alive.tsx';
import { useSiteLocation } from '../pages/location.ts';
import { usePageTitle } from '../pages/use-page-title.ts';
import { BESIDE, OVERLAYS, PARTS, pageAt } from '../topics.ts';
import { NotOpenNotice } from './not-open-notice.tsx';
import { Overlays } from './overlays.tsx';
import { TabBar } from './tab-bar.tsx';
import { TermsAsked } from './terms-asked.tsx';
import { useSearchKeys } from './use-search-keys.ts';

const desktopHeader = onlyOn(
  DESKTOP,
  lazily(
    () => import('../header/desktop-header.tsx').then((found) => found.DesktopHeader),
    // Of the log-in form in it.
    ['authentication', 'identity'],
  ),
);
/* Below the fold, or not there on every screen: none of it belongs to the first load. */
const footer = belowFold(lazily(() => import('./footer.tsx').then((found) => found.Footer)));
const serviceBar = onlyOn(
  DESKTOP,
  lazily(() => import('./service-bar.tsx').then((found) => found.ServiceBar)),
);
const offlineNotice = lazily(() => import('./offline-notice.tsx').then((found) => found.OfflineNotice));
const toasts = lazily(() => import('../../../ui/layers/toast.tsx').then((found) => found.Toasts));

/**
 * Fetches the frame for the width of the screen; of the phone's header, only the player's part is loaded separately. A part in sight that
 * the server has written is taken over with the page: later, its data could be others already.
 */
export async function preloadFrame(): Promise<void> {
  await Promise.all(
    isDesktop() ? [desktopHeader.preload(), serviceBar.preload()] : [readSession() && preloadPhoneHeader()],
  );
}

/**
 * Header, page, side bar, footer; on phones header, page, tab bar. Some pages have the header alone, or the screen to themselves.
 * Whichever frame it is, the pages stand at the same place in it: those that are kept alive survive a visit to another frame.
 */
export function RootLayout() {
  useMissedAddress();
  usePageTitle();
  const { pathname, search } = useSiteLocation();
  const page = pageAt(pathname);
  const frame = page?.frame ?? 'full';
  const isCovered = search['dialog'] ?? search['centre'] ?? page?.overlay;
  const desktop = useDesktop();
  const idle = useIdle();
  useSearchKeys(frame !== 'bare');
  return (
    <PartsContext value={PARTS_HERE}>
      <div className={FRAMES[frame]}>
        {frame !== 'bare' && <SkipLink />}
        {frame !== 'bare' && (
          <div className="contents in-fullscreen:hidden">
            {/* The server, which knows no width, writes both; the style sheet shows the right one. */}
            <div className="contents lg:hidden">{desktop !== true && <PhoneHeader />}</div>
            <div className="hidden lg:contents">{desktop !== false && DESKTOP_HEADER}</div>
          </div>
        )}
        {frame !== 'bare' && <Excluded />}
        <main id="content" tabIndex={-1} className={MAINS[frame]}>
          {frame !== 'bare' && <NotOpenNotice />}
          <KeepAlivePages />
          <Outlet />
        </main>
        {frame === 'full' && (
          <>
            {FOOTER}
            <div className="contents lg:hidden">{desktop !== true && <TabBar />}</div>
            <div className="hidden lg:contents">{desktop !== false && SERVICE_BAR}</div>
          </>
        )}
      </div>
      <Overlays />
      <TermsAsked />
      {idle &&
        BESIDE.map((part) => (
          <ErrorBoundary key={BESIDE.indexOf(part)}>
            <Lazy of={part} props={{ calm: frame === 'full' && isCovered === undefined }} />
          </ErrorBoundary>
        ))}
      {idle && (
        <ErrorBoundary>
          <Lazy of={toasts} props={{}} />
          <Lazy of={offlineNotice} props={{ bare: frame !== 'full' }} />
        </ErrorBoundary>
      )}
    </PartsContext>
  );
}

const PARTS_HERE = { in: PARTS, Boundary: ErrorBoundary };

/** What a member is shown on every page whose play is stopped at their own request. */
function Excluded() {
  return useIsExcluded() && <PartsAt place="excluded" props={{}} />;
}

/** `--foot`: how much of the lower edge the tab bar takes, for what sticks to that edge. */
const FRAMES = {
  full: 'sky flex min-h-dvh flex-col max-lg:[--foot:calc(4rem+env(safe-area-inset-bottom))]',
  header: 'sky flex min-h-dvh flex-col has-[.fills-screen]:h-dvh has-[.fills-screen]:overflow-hidden',
  bare: 'contents',
};

const MAINS = {
  full: 'min-h-dvh flex-1 outline-none',
  header: 'flex min-h-0 flex-1 flex-col outline-none',
  bare: 'outline-none',
};

function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      href="#content"
      className="lantern -translate-y-20 fixed top-2 left-2 z-60 rounded-small px-4 py-2 font-semibold focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  );
}

/*
 * Constants, so that a new render of the frame does not reach them: what the server wrote stands until their code is there, and
 * is not drawn anew before.
 */
const DESKTOP_HEADER = (
  <ErrorBoundary fallback={<DesktopHeaderSpace />}>
    <Lazy of={desktopHeader} props={{}} />
  </ErrorBoundary>
);
const FOOTER = (
  <ErrorBoundary>
    <Lazy of={footer} props={{}} />
  </ErrorBoundary>
);
const SERVICE_BAR = (
  <ErrorBoundary>
    <Lazy of={serviceBar} props={{}} />
  </ErrorBoundary>
);

/** The address may have changed while no one followed it: before this part of a written page was taken over, or behind a closed site. */
function useMissedAddress(): void {
  const router = useRouter();
  useEffect(() => {
    if (router.latestLocation.href !== router.state.location.href) void router.load();
  }, [router]);
}

const QUIET_MS = 2000;

/** True some time after the page has loaded; then the code the next press is likely to need is fetched, one part at a time. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIdle(true);
      void preloadInTurn(readSession() ? 'member' : 'visitor');
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}

async function preloadInTurn(who: 'visitor' | 'member'): Promise<void> {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  for (const overlay of Object.values(OVERLAYS)) {
    if (overlay?.likelyNext !== who) continue;
    await new Promise<void>((quiet) => whenIdle(() => quiet()));
    await overlay.component.preload();
  }
  if (!isDesktop()) await preloadPhoneHeader();
}
