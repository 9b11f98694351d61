import type { IncomeChild, listIncomeBranch } from '@lanna/contract/commission/rebates/income';
import type { Sending } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { MoreRows } from '../../../more-rows.tsx';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { LineRow } from './line-row.tsx';
import { branchQuery } from './queries.ts';

/** The next level down: its rows add up to the turnover above them. */
export function BranchOfDay({
  of,
  onOpen,
}: {
  of: Sending<typeof listIncomeBranch>['query'];
  onOpen: (child: IncomeChild) => void;
}) {
  const { t } = useTranslation('income');
  const { currencySymbol: symbol } = useBrand();
  const query = useInfiniteQuery(branchQuery(of));
  return (
    <QueryView
      query={query}
      label={t('loading')}
      failed={t('failed')}
      shape={<Skeleton className="h-60 rounded-large" />}
      isEmpty={({ pages }) => pages.every(({ rows }) => rows.length === 0)}
      empty={
        <div className="lit rounded-large bg-raised">
          <EmptyState icon={<Network />} title={t('noTurnover')} text={t('noTurnoverText')} />
        </div>
      }
      className="flex flex-col gap-3"
    >
      {({ pages }) => (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-medium border border-line px-4 py-2.5 text-sm">
            <span className="text-muted">{t(`of.${of.kind}`)}</span>
            <MoneyText
              amount={moneyOf(pages[0]?.turnover ?? '0')}
              symbol={symbol}
              className="font-semibold"
            />
          </p>
          <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
            {pages
              .flatMap(({ rows }) => rows)
              .map(({ child, turnover }) => (
                <LineRow
                  key={child.id}
                  child={child}
                  onOpen={() => onOpen(child)}
                  amount={<MoneyText amount={moneyOf(turnover)} symbol={symbol} className="font-semibold" />}
                />
              ))}
          </ul>
          <MoreRows label={t('more')} query={query} />
        </>
      )}
    </QueryView>
  );
}
