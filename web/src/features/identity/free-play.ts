import { freePlay } from '@lanna/contract/authentication';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { pendingAction } from '../../api/pending-action.ts';
import { memberQuery } from '../../api/queries.ts';
import { startSession } from '../../api/session.ts';
import { useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';
import { useErrorText } from './error-text.ts';
import { forgetPassword } from './known-password.ts';

const TRIAL_TYPE = 4;

/**
 * Opens a trial account and logs in with it: the member info loads, the known password is dropped, and the home page opens
 * (section 4 of the specification). Its type is known from the start, so no guard lets it through before the info is there.
 */
export function useFreePlay() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const go = useGo();
  return useMutation({
    mutationFn: () => call(freePlay, { body: { platform: 'W', os: navigator.platform.slice(0, 60) } }),
    onSuccess: ({ token }) => {
      forgetPassword();
      startSession(token, TRIAL_TYPE);
      void queries.prefetchQuery(memberQuery);
      // The pending action needs a real account; it must not run by surprise after a later registration.
      pendingAction.drop();
      notify({ tone: 'info', text: t('freePlay.started'), detail: t('freePlay.startedDetail') });
      go(paths.home(), { replace: true });
    },
    onError: (failure) => notify({ tone: 'danger', text: t('freePlay.failed'), detail: errorText(failure) }),
  });
}
