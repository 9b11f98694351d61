import type { IncomeRow } from '@lanna/contract/commission/rebates/income';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { DayList } from './day-list.tsx';
import { LineRow } from './line-row.tsx';
import { rowsQuery } from './queries.ts';
import { usePartName } from './use-part-name.ts';

/** The rebates of a day, one row for each child and category. */
export function RowsOfDay({ day, onOpen }: { day: string; onOpen: (row: IncomeRow) => void }) {
  const { t } = useTranslation('income');
  const query = useInfiniteQuery(rowsQuery(day));
  return (
    <DayList
      query={query}
      isEmpty={({ rows }) => rows.length === 0}
      none={{ icon: <Coins />, title: t('noRebates'), text: t('noRebatesText') }}
    >
      {(pages) => (
        <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
          {pages
            .flatMap(({ rows }) => rows)
            .map((row) => (
              <Row key={`${row.child.id} ${row.kind} ${row.part}`} of={row} onOpen={() => onOpen(row)} />
            ))}
        </ul>
      )}
    </DayList>
  );
}

function Row({ of: row, onOpen }: { of: IncomeRow; onOpen: () => void }) {
  const { t } = useTranslation('income');
  const { currencySymbol: symbol } = useBrand();
  const nameOf = usePartName();
  const { child, kind, part, turnover, rate, earned, paid } = row;
  return (
    <LineRow
      child={child}
      onOpen={onOpen}
      amount={
        <>
          <MoneyText amount={moneyOf(earned)} symbol={symbol} className="font-semibold" />
          {paid !== earned && (
            <span className="text-muted text-xs">
              {t('paid')} <MoneyText amount={moneyOf(paid)} symbol={symbol} />
            </span>
          )}
        </>
      }
    >
      {nameOf(kind, part)} · {t(`of.${kind}`)} <MoneyText amount={moneyOf(turnover)} symbol={symbol} />
      {rate !== null && <span className="figures"> × {percent(rate)}</span>}
    </LineRow>
  );
}

/** 200 of 100 000: 0.2%. */
function percent(rate: number): string {
  return `${rate / 1000}%`;
}
