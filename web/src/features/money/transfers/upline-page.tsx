import { useQuery } from '@tanstack/react-query';
import { ArrowUpFromLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { uplineQuery } from './queries.ts';
import { RecentTransfers } from './recent-transfers.tsx';
import { UplineForm } from './upline-form.tsx';

/** Money to the own agent: how much can go and why not more, the form, and what has gone before. */
export function UplinePage() {
  const { t } = useTranslation('transfers');
  const { demo } = useBrand();
  return (
    <section
      aria-labelledby="upline-heading"
      className="mx-auto flex max-w-2xl flex-col gap-7 pt-4 sm:mx-0 sm:pt-1"
    >
      <header>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="upline-heading" className="font-display font-semibold text-2xl">
            {t('pages.transferUpline')}
          </h2>
          {demo && <Badge tone="spark">{t('wallet.playMoney')}</Badge>}
        </div>
        <p className="mt-1 text-muted text-sm">{t('upline.lead')}</p>
      </header>
      <QueryView
        query={useQuery(uplineQuery)}
        label={t('pages.transferUpline')}
        failed={t('upline.failed')}
        shape={<Skeleton className="h-96 rounded-large" />}
        refused={(error) =>
          error instanceof Refusal && error.code === 'upline_missing' ? (
            <EmptyState
              icon={<ArrowUpFromLine />}
              title={t('upline.none')}
              text={t('upline.noneText')}
              action={
                <LinkButton href={paths.memberCentre('transferFund')}>{t('pages.transferFund')}</LinkButton>
              }
            />
          ) : null
        }
      >
        {(upline) => <UplineForm upline={upline} />}
      </QueryView>
      <RecentTransfers kind="upline" />
    </section>
  );
}
