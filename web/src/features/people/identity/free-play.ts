import { freePlay } from '@lanna/contract/people/authentication/authentication';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { pendingAction } from '../../../api/pending-action.ts';
import { hotGamesQuery, memberQuery } from '../../../api/queries.ts';
import { startSession } from '../../../api/session.ts';
import { useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { notify } from '../../../ui/layers/notify.ts';
import { useErrorText } from './errors/error-text.ts';
import { forgetPassword } from './proof/known-password.ts';

const TRIAL_TYPE = 4;

/**
 * Opens a trial account and logs in with it: the member info loads, the known password is dropped, and the home page opens
 * (section 4 of the specification), with the hottest game over it as a demo: that is what a trial is for. Its type is known
 * from the start, so no guard lets it through before the info is there.
 */
export function useFreePlay() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const go = useGo();
  return useMutation({
    mutationFn: () => call(freePlay, { body: { platform: 'W', os: navigator.platform.slice(0, 60) } }),
    onSuccess: async ({ token }) => {
      forgetPassword();
      startSession(token, TRIAL_TYPE);
      void queries.prefetchQuery(memberQuery);
      // The pending action needs a real account; it must not run by surprise after a later registration.
      pendingAction.drop();
      go(paths.home(), { replace: true });
      const game = await hottestDemo(queries);
      if (game) go(paths.game({ id: game.gameId, demo: true }));
      else notify({ tone: 'info', text: t('freePlay.started'), detail: t('freePlay.startedDetail') });
    },
    onError: (failure) => notify({ tone: 'danger', text: t('freePlay.failed'), detail: errorText(failure) }),
  });
}

/** Undefined where no hot game has a demo, or their list does not come: the home page shows then what there is. */
async function hottestDemo(queries: QueryClient) {
  const hot = await queries.fetchQuery(hotGamesQuery).catch(() => undefined);
  return hot?.list.find(({ demo, available }) => demo && available);
}
