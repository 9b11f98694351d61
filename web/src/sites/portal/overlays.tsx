import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { barrierTo, type Gated } from '../../api/gate.ts';
import { useIsHeld, useSession } from '../../api/session.ts';
import type { OverlayProps } from '../../navigation.ts';
import { uncovered } from '../../paths.ts';
import { useHere } from './here.ts';
import { type LazyPart, lazily, Part } from './lazy-part.tsx';
import { OverlayBoundary } from './part-boundary.tsx';
import { pageAt } from './routes.tsx';

/** Every overlay, opened by `?dialog=<name>` or `?centre=<name>`. A new one is a line here. */
const OVERLAYS = {
  login: lazily(
    () => import('../../features/accounts/login-dialog.tsx').then((found) => found.LoginDialog),
    ['accounts'],
  ),
  register: lazily(
    () => import('../../features/accounts/register-dialog.tsx').then((found) => found.RegisterDialog),
    ['accounts'],
  ),
  changePassword: lazily(
    () =>
      import('../../features/accounts/change-password-dialog.tsx').then(
        (found) => found.ChangePasswordDialog,
      ),
    ['accounts'],
  ),
  /** Where the letter of a forgotten password leads. */
  resetPassword: lazily(
    () =>
      import('../../features/accounts/reset-password-dialog.tsx').then((found) => found.ResetPasswordDialog),
    ['accounts'],
  ),
  member: lazily(() => import('./member-overlay.tsx').then((found) => found.MemberOverlay), ['member']),
  agent: lazily(
    () => import('../../features/agent-centre/agent-centre.tsx').then((found) => found.AgentCentre),
    ['agent'],
  ),
  trial: lazily(() => import('./trial-dialog.tsx').then((found) => found.TrialDialog)),
  notAgent: lazily(
    () => import('../../features/agent-centre/not-agent-dialog.tsx').then((found) => found.NotAgentDialog),
    ['agent'],
  ),
} satisfies Record<string, LazyPart<OverlayProps>>;

export type OverlayName = keyof typeof OVERLAYS;

const parts: Partial<Record<string, LazyPart<OverlayProps>>> = OVERLAYS;
/** Long enough for the slowest of them to move out of sight. */
const LEAVING_MS = 400;

export async function preloadOverlay(name: string): Promise<void> {
  await parts[name]?.preload();
}

/** Shows the overlay the address names, and takes it away the way it came. */
export function Overlays() {
  const wanted = useWantedOverlay();
  const close = useClose(wanted !== undefined);
  const shown = useLingering(wanted);
  const part = shown && parts[shown.name];
  if (!part) return null;
  return (
    <OverlayBoundary name={shown.name} onClose={close}>
      <Part of={part} props={{ open: wanted !== undefined, onClose: close, page: shown.page }} />
    </OverlayBoundary>
  );
}

interface Wanted {
  name: string;
  page: string | undefined;
}

function useWantedOverlay(): Wanted | undefined {
  const { pathname, search } = useHere();
  const session = useSession();
  const held = useIsHeld();
  const { centre, dialog, page } = search as Record<'centre' | 'dialog' | 'page', string | undefined>;
  const name = dialog ?? centre ?? pageAt(pathname)?.overlay;
  if (name === undefined) return undefined;
  // Whoever may not is shown why, and finds what was asked for behind it once that is settled.
  const forMembers = dialog === 'changePassword' && !held;
  const gated = dialog === undefined ? gateOf(centre) : forMembers ? 'member' : undefined;
  const barrier = gated && barrierTo(gated, session);
  if (barrier) return barrier === 'unknown' ? undefined : { name: barrier, page: undefined };
  // Nobody logs in twice, but a trial may become a member; the address is left as it is, the login page is then the home page.
  if ((name === 'login' || name === 'register') && session && !session.trial) return undefined;
  return { name, page: centre ? page : undefined };
}

function gateOf(centre: string | undefined): Gated | undefined {
  if (centre === undefined) return undefined;
  return centre === 'agent' ? 'agent' : 'member';
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

/** Keeps what was wanted last until it has moved out of sight. */
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
