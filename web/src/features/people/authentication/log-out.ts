import { logout } from '@lanna/contract/people/authentication/authentication';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Refusal } from '../../../api/calls/refusal.ts';
import { leaveSession } from '../../../api/session.ts';
import { useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { notify } from '../../../ui/layers/notify.ts';
import { forgetPassword } from '../identity/proof/known-password.ts';
import { forgetRememberToken } from '../identity/remembered-login.ts';

/**
 * Logs out and goes home. When the server cannot be reached, this tab still removes the session: a player leaving a shared
 * machine must not stay logged in because of a lost connection.
 */
export function useLogOut(onDone: () => void) {
  const { t } = useTranslation('authentication');
  const go = useGo();
  return useMutation({
    // Before the call: a page closed before the answer must leave no login behind.
    onMutate: () => {
      forgetPassword();
      forgetRememberToken();
    },
    mutationFn: () => leaveSession(reportToServer),
    onError: () => notify({ text: t('logOut.notTold'), detail: t('logOut.notToldDetail'), tone: 'info' }),
    onSettled: () => {
      onDone();
      go(paths.home(), { replace: true });
    },
  });
}

/** The end of a session that was over already is no error. */
async function reportToServer(): Promise<void> {
  try {
    await call(logout);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'session_expired')) throw error;
  }
}
