import { moneyOf } from '@lanna/contract/money';
import type { PointGood } from '@lanna/contract/rewards/points/points';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Gift, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { GoodCard } from './good-card.tsx';
import { goodsQuery, pointBalanceQuery } from './queries.ts';
import { RedeemDialog } from './redeem-dialog.tsx';

const FILTERS = ['all', 'affordable', 'inStock'] as const;
type Filter = (typeof FILTERS)[number];

/** The points mall: what points can be redeemed for, the cheapest first. */
export function MallPage() {
  const { t } = useTranslation('points');
  const ofMember = isMember(useSession());
  const excluded = useIsExcluded();
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-6 px-4 py-5 lg:gap-8 lg:px-6 lg:py-8">
      <section className="lit sky flex flex-col gap-5 rounded-large bg-raised px-5 py-8 sm:px-8 lg:px-12">
        <div className="flex max-w-2xl flex-col gap-2">
          <h1 className="font-display font-semibold text-4xl leading-tight">{t('mall.title')}</h1>
          <p className="text-lg text-muted">{t('mall.lead')}</p>
        </div>
        {ofMember && !excluded && <Balance />}
      </section>
      {excluded ? (
        <EmptyState icon={<Gift />} title={t('mall.out')} text={t('mall.outText')} />
      ) : ofMember ? (
        <Goods />
      ) : (
        <EmptyState
          icon={<Gift />}
          title={t('mall.visitor')}
          text={t('mall.visitorText')}
          action={<LinkButton href={paths.loginDialog()}>{t('mall.logIn')}</LinkButton>}
        />
      )}
    </div>
  );
}

function Balance() {
  const { t } = useTranslation('points');
  const { data } = useQuery(pointBalanceQuery);
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <p>
        <span className="block text-muted text-sm">{t('balance')}</span>
        <span className="figures font-display font-semibold text-3xl text-accent-text">
          {data ? displayMoney(moneyOf(data.balance)) : '–'}
        </span>
      </p>
      <LinkButton variant="secondary" href={paths.memberCentre('points')}>
        {t('mall.mine')}
      </LinkButton>
    </div>
  );
}

function Goods() {
  const { t } = useTranslation('points');
  const [filter, setFilter] = useState<Filter>('all');
  const [chosen, choose] = useState<PointGood>();
  const { data: mine } = useQuery(pointBalanceQuery);
  const balance = moneyOf(mine?.balance ?? '0.00');
  return (
    <>
      <Segments
        label={t('mall.filter')}
        value={filter}
        onValueChange={setFilter}
        segments={FILTERS.map((value) => ({ value, label: t(`mall.filters.${value}`) }))}
      />
      <QueryView
        query={useQuery(goodsQuery())}
        label={t('mall.loading')}
        failed={t('mall.failed')}
        shape={<Skeleton className="h-96 rounded-large" />}
        isEmpty={({ rewards }) => rewards.length === 0}
        empty={<EmptyState icon={<Gift />} title={t('mall.empty')} text={t('mall.emptyText')} />}
      >
        {({ rewards }) => {
          const shown = rewards.filter((good) => isShown(good, filter, balance));
          return shown.length === 0 ? (
            <EmptyState
              icon={<SearchX />}
              title={t('mall.none')}
              text={t('mall.noneText')}
              action={
                <Button variant="secondary" onClick={() => setFilter('all')}>
                  {t('mall.showAll')}
                </Button>
              }
            />
          ) : (
            <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
              {shown.map((good) => (
                <li key={good.id}>
                  <GoodCard good={good} balance={balance} onRedeem={() => choose(good)} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
      {chosen && <RedeemDialog good={chosen} balance={balance} onClose={() => choose(undefined)} />}
    </>
  );
}

function isShown(good: PointGood, filter: Filter, balance: bigint): boolean {
  if (filter === 'all') return true;
  return good.left > 0 && (filter === 'inStock' || moneyOf(good.points) <= balance);
}
