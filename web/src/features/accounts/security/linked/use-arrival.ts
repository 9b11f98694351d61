import { finishLink } from '@lanna/contract/accounts/linked-accounts/linked-accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { paths } from '../../../../paths.ts';
import { notify } from '../../../../ui/layers/notify.ts';

/** Takes what a service has sent the member back with, once, and takes it out of the address. */
export function useArrival(): void {
  const { t } = useTranslation('security');
  const words = useRefusalText();
  const queries = useQueryClient();
  const router = useRouter();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const taken = useRef<string>(undefined);
  const { mutate } = useMutation({
    mutationFn: (body: { state: string; code: string }) => call(finishLink, { body }),
    onSuccess: ({ service }) => notify({ tone: 'success', text: t(`linked.done.${service}`) }),
    onError: (error) => notify({ tone: 'danger', text: words(error) }),
    // What was proved may earn a bonus.
    onSettled: () =>
      Promise.all(
        [['member', 'linked-accounts'], ['bonuses']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [state, code] = [query.get('state'), query.get('code')];
    if (state === null || taken.current === state) return;
    taken.current = state;
    router.history.replace(paths.memberCentre('securityCenter'));
    if (code === null) notify({ tone: 'info', text: t('linked.none') });
    else mutate({ state, code });
  }, [search, router, mutate, t]);
}
