import { followedGames, followGame, unfollowGame } from '@lanna/contract/lotteries/follows/follows';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { notify } from '../../../ui/layers/notify.ts';

export const followedQuery = queryOptions({
  queryKey: ['followedGames'],
  queryFn: ({ signal }) => call(followedGames, { signal }),
});

interface Request {
  code: string;
  name: string;
  follow: boolean;
}

/** Follows a lottery, or leaves it, and says what comes of it. */
export function useFollow() {
  const { t } = useTranslation('follows');
  const words = useRefusalText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ code, follow }: Request) => call(follow ? followGame : unfollowGame, { params: { code } }),
    onSuccess: (followed, { name, follow }) => {
      queries.setQueryData(followedQuery.queryKey, followed);
      if (!follow) notify({ text: t('left', { name }) });
      else
        notify({
          tone: 'success',
          text: t('followed', { name }),
          detail: followed.devices > 0 ? t('followedText') : t('noDevice'),
        });
    },
    onError: (error) => notify({ tone: 'danger', text: words(error) }),
  });
}
