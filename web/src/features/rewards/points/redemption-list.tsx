import { moneyOf } from '@lanna/contract/money';
import type { PointRedemption } from '@lanna/contract/rewards/points/points';
import { displayMoney } from '@lanna/rules/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { redemptionsQuery } from './queries.ts';

/** What the member has redeemed, with its state and what the desk has written. */
export function RedemptionList() {
  const { t } = useTranslation('points');
  const query = useInfiniteQuery(redemptionsQuery());
  return (
    <QueryView
      query={query}
      label={t('tabs.redemptions')}
      failed={t('failed')}
      shape={<Skeleton className="h-64 rounded-large" />}
      isEmpty={({ pages }) => pages.every(({ redemptions }) => redemptions.length === 0)}
      empty={
        <div className="lit rounded-large bg-raised">
          <EmptyState icon={<PackageOpen />} title={t('redemption.empty')} text={t('redemption.emptyText')} />
        </div>
      }
      className="flex flex-col gap-3"
    >
      {({ pages }) => (
        <>
          {pages
            .flatMap(({ redemptions }) => redemptions)
            .map((one) => (
              <Redemption key={one.id} redemption={one} />
            ))}
          <MoreRows label={t('more')} query={query} />
        </>
      )}
    </QueryView>
  );
}

function Redemption({ redemption }: { redemption: PointRedemption }) {
  const { t } = useTranslation('points');
  const { timeZone } = useBrand();
  const { title, language, points, state, at, tracking, words, gives, code } = redemption;
  const isGiven = state === 'completed' && gives !== 'item';
  return (
    <article className="lit flex flex-col gap-1 rounded-large bg-raised p-4 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 lang={language.toLowerCase()} className="wrap-anywhere font-semibold">
          {title}
        </h3>
        <span className="figures font-semibold">{displayMoney(-moneyOf(points))}</span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span>{displayDateTime(at, timeZone).slice(0, 16)}</span>
        <span className="font-semibold text-accent-text">
          {isGiven ? t('redemption.given') : t(`redemption.state.${state}`)}
        </span>
      </p>
      {gives === 'code' && state === 'processing' && (
        <p className="text-muted">{t('redemption.codeWaits')}</p>
      )}
      {code !== null && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-medium bg-sunken p-3">
          <span className="text-muted">{t('redemption.code')}</span>
          <span className="wrap-anywhere select-all font-mono font-semibold">{code}</span>
        </p>
      )}
      {state === 'rejected' && <p className="text-muted">{t('redemption.back')}</p>}
      {tracking && <p className="wrap-anywhere">{t('redemption.tracking', { number: tracking })}</p>}
      {words && <p className="wrap-anywhere">{t('redemption.words', { words })}</p>}
    </article>
  );
}
