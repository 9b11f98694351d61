import { logout } from '@lanna/contract/authentication';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { pendingAction } from '../../api/pending-action.ts';
import { endSession, isRestricted, useSession } from '../../api/session.ts';
import { type OverlayProps, useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { pendingLogin } from './pending-login.ts';

/** Drops what was to be done after logging in when the pop-up goes away without anybody having logged in. */
export function useDropWhenDismissed(open: boolean): void {
  const session = useSession();
  useEffect(() => {
    if (open || session) return;
    pendingAction.drop();
    pendingLogin.drop();
    endRestrictedSession();
  }, [open, session]);
}

/**
 * Goes on after a login: with what the pop-up stood in front of; else a first login is shown what protects the account
 * (withdrawal password, limits); else the pop-up goes.
 */
export function useGoOnAfterLogin(onClose: OverlayProps['onClose']): (firstTimeLogin: boolean) => void {
  const go = useGo();
  return (firstTimeLogin) => {
    pendingLogin.drop();
    if (firstTimeLogin && !pendingAction.isThere() && !addressNames('centre'))
      go(paths.memberCentre('security'), { replace: true });
    else void closeAndResume(onClose);
  };
}

const CLOSING_FRAMES_MAX = 60;

/** Takes the pop-up out of the address, then goes on with what it stood in front of. */
export async function closeAndResume(onClose: () => void): Promise<void> {
  // A centre asked for by its address shows by itself now; closing would take it away.
  if (addressNames('centre')) return;
  onClose();
  // Closing changes the address a moment later; going somewhere before that would be undone by it.
  for (let frame = 0; addressNames('dialog') && frame < CLOSING_FRAMES_MAX; frame += 1)
    await new Promise(requestAnimationFrame);
  pendingAction.resume();
}

/** Who was to choose a new password and went away instead is not in; the server forgets the session too. */
function endRestrictedSession(): void {
  if (!isRestricted()) return;
  void call(logout).catch(() => undefined);
  endSession();
}

/** Whether the login pop-up came up instead of what somebody wanted: an action, or a centre asked for by its address. */
export function isInTheWay(): boolean {
  return pendingAction.isThere() || addressNames('centre');
}

function addressNames(key: 'centre' | 'dialog'): boolean {
  return new URLSearchParams(location.search).has(key);
}
