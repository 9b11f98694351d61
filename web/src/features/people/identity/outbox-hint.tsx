import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { switchesQuery } from './queries.ts';

/** Where a demonstration keeps what it does not send. In a tab of its own, so that the form stays as it was typed. */
export function OutboxHint({ channel }: { channel: 'sms' | 'mail' }) {
  const { t } = useTranslation('identity');
  const { data: switches } = useQuery(switchesQuery);
  if (!switches?.outbox.includes(channel)) return null;
  const path = paths.demoOutbox();
  return (
    <p className="text-muted text-sm">
      {t(`outbox.${channel}`)}{' '}
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className="break-words font-semibold text-accent-text underline"
      >
        {t('outbox.open', { address: location.host + path })}
      </a>
    </p>
  );
}
