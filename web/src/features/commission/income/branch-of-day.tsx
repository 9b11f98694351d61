import type { IncomeChild, listIncomeBranch } from '@lanna/contract/commission/rebates/income';
import type { Sending } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { DayList } from './day-list.tsx';
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
    <DayList
      query={query}
      isEmpty={({ rows }) => rows.length === 0}
      none={{ icon: <Network />, title: t('noTurnover'), text: t('noTurnoverText') }}
    >
      {(pages) => (
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
        </>
      )}
    </DayList>
  );
}
