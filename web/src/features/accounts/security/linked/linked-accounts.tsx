import { beginLink } from '@lanna/contract/accounts/linked-accounts/linked-accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDate } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { linkedAccountsQuery } from '../queries.ts';
import { SettingRow } from '../setting-row.tsx';
import { useArrival } from './use-arrival.ts';

/** Accounts of other services that the brand lets members prove; nothing where it offers none. */
export function LinkedAccounts() {
  const { t } = useTranslation('security');
  const { timeZone } = useBrand();
  const words = useRefusalText();
  useArrival();
  const { data } = useQuery(linkedAccountsQuery);
  const leaving = useMutation({
    mutationFn: (service: 'line' | 'zalo') => call(beginLink, { params: { service }, body: {} }),
    onSuccess: ({ address }) => window.location.assign(address),
    onError: (error) => notify({ tone: 'danger', text: words(error) }),
  });
  return data?.services.map(({ service, provedAt }) => (
    <SettingRow
      key={service}
      icon={<MessageCircle />}
      title={t(`linked.title.${service}`)}
      {...(provedAt === null ? {} : { state: { words: t('linked.proved'), good: true } })}
      text={
        provedAt === null
          ? t(`linked.text.${service}`)
          : t('linked.since', { date: displayDate(provedAt, timeZone) })
      }
      action={
        provedAt === null && (
          <Button
            variant="secondary"
            size="small"
            busy={leaving.isPending && leaving.variables === service}
            onClick={() => leaving.mutate(service)}
          >
            {t(`linked.go.${service}`)}
          </Button>
        )
      }
    />
  ));
}
