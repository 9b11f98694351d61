import { countReaders } from '@lanna/contract/messaging/inbox/ops';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { opsQuery } from '../../../../console/calls/ops-query.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { bodyOf, type Draft } from './broadcast-form.ts';

/** How many would receive it now, before it is sent off; and which names reach no member. */
export function ReadersCount({ draft }: { draft: Draft }) {
  const { t } = useTranslation('inbox-console');
  const words = useRefusalText();
  const { brand } = draft;
  const { kind, audience } = bodyOf(useDeferredValue(draft));
  const { data, error, isFetching } = useQuery({
    ...opsQuery(countReaders, { query: { brand }, body: { kind, audience } }),
    placeholderData: keepPreviousData,
    enabled: brand !== '',
  });
  return (
    <div
      className="flex items-start gap-3 rounded-medium border border-line bg-raised px-4 py-3"
      aria-busy={isFetching}
    >
      <UsersRound className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
      <div className="min-w-0 text-sm" role="status">
        {error && <p className="text-danger">{words(error)}</p>}
        {!error && !data && <p className="text-muted">{t('counting')}</p>}
        {data && (
          <>
            <p className="font-semibold text-base">
              {t('readers', { count: data.count, shown: displayCount(data.count) })}
            </p>
            <p className="text-muted">
              {data.count >= data.proposedFrom
                ? t('secondOperator', { from: displayCount(data.proposedFrom) })
                : t('atOnce', { from: displayCount(data.proposedFrom) })}
            </p>
            {data.unknownCount > 0 && (
              <p className="mt-1 break-words text-warning">
                {t('unknownNames', {
                  count: data.unknownCount,
                  names: data.unknownNames.slice(0, 10).join(', '),
                })}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
