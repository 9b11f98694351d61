import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guardRoute } from '../../../api/route-guard.ts';
import { useIsRestricted, useIsResuming, useSession } from '../../../api/session.ts';
import { Lazy } from '../../../lazy-component.tsx';
import { uncovered } from '../../../paths.ts';
import type { OverlayEntry } from '../../../topic.ts';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { InAddress } from '../../../ui/layers/layers.ts';
import { useHydrated } from '../../../use-hydrated.ts';
import { OverlayBoundary } from '../pages/error-boundary.tsx';
import { useSiteLocation } from '../pages/location.ts';
import { OVERLAYS, pageAt } from '../topics.ts';

/** Long enough for the slowest of them to move out of sight. */
const LEAVING_MS = 400;

export async function preloadOverlay(name: string): Promise<void> {
  await OVERLAYS[name]?.component.preload();
}

export function isLoaded(name: string): boolean {
  return OVERLAYS[name]?.component.loaded() !== undefined;
}

/** Shows the overlay the address names, and closes it with its animation. */
export function Overlays() {
  const wanted = useWantedOverlay();
  const close = useClose(wanted !== undefined);
  const shown = useLingering(wanted);
  const overlay = shown && OVERLAYS[shown.name];
  const hydrated = useHydrated();
  // The server writes the page below.
  if (!overlay || !hydrated) return null;
  const open = wanted !== undefined;
  return (
    <InAddress value>
      <OverlayBoundary
        name={shown.name}
        frame={open && <Frame of={overlay} onClose={close} />}
        onClose={close}
      >
        <Lazy of={overlay.component} props={{ open, onClose: close, page: shown.page }} />
      </OverlayBoundary>
    </InAddress>
  );
}

function Frame({ of: { frame }, onClose }: { of: OverlayEntry; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return <DialogFrame title={frame && t(frame.title)} size={frame?.size} onClose={onClose} />;
}

interface Wanted {
  name: string;
  page: string | undefined;
}

function useWantedOverlay(): Wanted | undefined {
  const { pathname, search } = useSiteLocation();
  const session = useSession();
  const restricted = useIsRestricted();
  const resuming = useIsResuming();
  const { centre, dialog, page, about } = search as Record<
    'centre' | 'dialog' | 'page' | 'about',
    string | undefined
  >;
  const name = dialog ?? centre ?? pageAt(pathname)?.overlay;
  if (name === undefined) return undefined;
  const overlay = OVERLAYS[name];
  // A refused overlay is replaced by the one that explains why; it opens once the reason is gone.
  const guard = overlay?.whilePasswordDue && restricted ? undefined : overlay?.guard;
  const blocked = guard && guardRoute(guard, session);
  if (blocked === 'login' && resuming) return undefined;
  if (blocked) return blocked === 'unknown' ? undefined : { name: blocked, page: undefined };
  // A member needs no second login, but a trial may become a member; the address stays, the login page is then the home page.
  if (overlay?.beforeLogin && session && !session.trial) return undefined;
  return { name, page: dialog ? about : centre ? page : undefined };
}

/** Back to where the overlay was opened from, so that the browser's "back" does not open it again. */
function useClose(covered: boolean): () => void {
  const router = useRouter();
  const openedFrom = useRef<number>(undefined);
  useEffect(() => {
    if (!covered) openedFrom.current = router.history.location.state.__TSR_index;
  });
  return () => {
    const { pathname, search, state } = router.history.location;
    const path = pageAt(pathname)?.overlay ? '/' : pathname;
    if (openedFrom.current === undefined || openedFrom.current >= state.__TSR_index) {
      router.history.replace(uncovered({ pathname: path, search }));
    } else {
      router.history.go(openedFrom.current - state.__TSR_index);
    }
  };
}

/** Keeps the last overlay mounted until its closing animation has ended. */
function useLingering(wanted: Wanted | undefined): Wanted | undefined {
  const [last, setLast] = useState(wanted);
  if (wanted && (wanted.name !== last?.name || wanted.page !== last.page)) setLast(wanted);
  useEffect(() => {
    if (wanted) return;
    const timer = setTimeout(() => setLast(undefined), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted ?? last;
}
