import { logout } from '@lanna/contract/people/authentication/authentication';
import { useEffect } from 'react';
import { call } from '../../../api/calls/call.ts';
import { pendingAction } from '../../../api/pending-action.ts';
import { endSession, isRestricted, useSession } from '../../../api/session.ts';
import { type OverlayProps, useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { pendingLogin } from './proof/pending-login.ts';

/** Drops the pending action when the pop-up closes without a login. */
export function useDropWhenDismissed(open: boolean): void {
  const session = useSession();
  useEffect(() => {
    if (open || session) return;
    pendingAction.drop();
    pendingLogin.drop();
    endRestrictedSession();
  }, [open, session]);
}

/** What a login has said of the member. */
export interface AfterLogin {
  firstTimeLogin: boolean;
  /** A time-out or self-exclusion holds. */
  excluded: boolean;
}

/**
 * Continues after a login: who is excluded from play is shown what holds, and where the money and help are; else with the pending
 * action; else a first login is shown the account's protection (withdrawal password, limits); else the pop-up closes.
 */
export function useGoOnAfterLogin(onClose: OverlayProps['onClose']): (login: AfterLogin) => void {
  const go = useGo();
  return ({ firstTimeLogin, excluded }) => {
    pendingLogin.drop();
    if (excluded) {
      pendingAction.drop();
      go(paths.memberCentre('protection'), { replace: true });
    } else if (firstTimeLogin && !pendingAction.isThere() && !addressNames('centre'))
      go(paths.memberCentre('securityCenter'), { replace: true });
    else void closeAndResume(onClose);
  };
}

const CLOSING_FRAMES_MAX = 60;

/** Removes the pop-up from the address, then runs the pending action. */
export async function closeAndResume(onClose: () => void): Promise<void> {
  // A centre named in the address shows by itself now; closing would remove it.
  if (addressNames('centre')) return;
  onClose();
  // Closing changes the address a moment later; it would undo a navigation made before that.
  for (let frame = 0; addressNames('dialog') && frame < CLOSING_FRAMES_MAX; frame += 1)
    await new Promise(requestAnimationFrame);
  pendingAction.resume();
}

/** A member who closes the required password change is not logged in; the server ends the restricted session too. */
function endRestrictedSession(): void {
  if (!isRestricted()) return;
  void call(logout).catch(() => undefined);
  endSession();
}

/** Whether the login pop-up opened instead of an action, or of a centre named in the address. */
export function isInTheWay(): boolean {
  return pendingAction.isThere() || addressNames('centre');
}

function addressNames(key: 'centre' | 'dialog'): boolean {
  return new URLSearchParams(location.search).has(key);
}
