import type { WithdrawalPage as Withdrawal } from '@lanna/contract/money/withdrawals/ops';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../../console/panel.tsx';
import { When } from '../../../../../console/when.tsx';
import { SentPictures } from './sent-pictures.tsx';

/** What the member was asked for, and what came back. */
export function AsksPanel({ withdrawal: { asks, row } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  if (asks.length === 0) return null;
  return (
    <Panel title={t('asks.title')}>
      <ul className="flex flex-col gap-4">
        {asks.map(({ id, words, askedAt, answer }) => (
          <li key={id} className="flex flex-col gap-1.5 text-sm">
            <p className="flex items-start gap-2">
              <CircleHelp className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
              <span>
                {words}
                <span className="block text-muted text-xs">
                  <When at={askedAt} brand={row.brand} />
                </span>
              </span>
            </p>
            {answer ? (
              <div className="ml-6 flex flex-col gap-2 rounded-medium bg-raised p-3">
                {answer.text !== '' && <p className="whitespace-pre-line break-words">{answer.text}</p>}
                <SentPictures withdrawalId={row.id} brand={row.brand} ids={answer.pictures} />
                <p className="text-muted text-xs">
                  <When at={answer.at} brand={row.brand} />
                </p>
              </div>
            ) : (
              <p className="ml-6 text-muted">{t('asks.unanswered')}</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
