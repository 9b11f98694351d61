import { logout } from '@lanna/contract/authentication';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { Refusal } from '../../api/refusal.ts';
import { leaveSession } from '../../api/session.ts';
import { useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';
import { forgetPassword } from '../identity/known-password.ts';
import { forgetRememberToken } from './remembered-login.ts';

/**
 * Logs out and goes home. When the server cannot be told, this tab forgets the player all the same: whoever leaves a shared
 * machine must not stay logged in because of a bad line.
 */
export function useLogOut(onDone: () => void) {
  const { t } = useTranslation('authentication');
  const go = useGo();
  return useMutation({
    // First of all: whoever leaves the page before the answer leaves nothing behind.
    onMutate: () => {
      forgetPassword();
      forgetRememberToken();
    },
    mutationFn: () => leaveSession(tellServer),
    onError: () => notify({ text: t('logOut.notTold'), detail: t('logOut.notToldDetail'), tone: 'info' }),
    onSettled: () => {
      onDone();
      go(paths.home(), { replace: true });
    },
  });
}

/** A session that was over already needs no telling. */
async function tellServer(): Promise<void> {
  try {
    await call(logout);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'session_expired')) throw error;
  }
}
