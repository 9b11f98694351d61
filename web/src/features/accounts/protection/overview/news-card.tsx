import { chooseMarketing } from '@lanna/contract/accounts/protection/exclusion';
import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { limitsQuery } from '../queries.ts';

/** Whether promotions may be sent; an excluded member is sent none. */
export function NewsCard({ protection: { marketing, exclusion } }: { protection: Protection }) {
  const { t } = useTranslation('protection');
  const words = useRefusalText();
  const queries = useQueryClient();
  const choosing = useMutation({
    mutationFn: (wanted: boolean) => call(chooseMarketing, { body: { wanted } }),
    onSuccess: (chosen) =>
      queries.setQueryData(limitsQuery.queryKey, (known) => known && { ...known, marketing: chosen }),
  });
  const received = marketing.wanted && !exclusion;
  return (
    <section aria-labelledby="news-heading" className="lit flex flex-col gap-3 rounded-large bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id="news-heading" className="font-semibold">
            {t('news.title')}
          </h3>
          <p role="status" className="text-muted text-sm">
            {exclusion ? t('news.excluded') : received ? t('news.on') : t('news.off')}
          </p>
        </div>
        {!exclusion && (
          <Button
            variant="secondary"
            size="small"
            busy={choosing.isPending}
            onClick={() => choosing.mutate(!marketing.wanted)}
          >
            {received ? t('news.stop') : t('news.start')}
          </Button>
        )}
      </div>
      {choosing.error && <FormError>{words(choosing.error)}</FormError>}
    </section>
  );
}
