import type { IncomeBet, listIncomeBets } from '@lanna/contract/commission/rebates/income';
import type { Sending } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { DayList } from './day-list.tsx';
import { betsQuery } from './queries.ts';

/** The bets of one account that counted on the day. */
export function BetsOfDay({ of }: { of: Sending<typeof listIncomeBets>['query'] }) {
  const { t } = useTranslation('income');
  const query = useInfiniteQuery(betsQuery(of));
  return (
    <DayList
      query={query}
      isEmpty={({ bets }) => bets.length === 0}
      none={{ icon: <ReceiptText />, title: t('noBets'), text: t('noBetsText') }}
    >
      {(pages) => <BetTable bets={pages.flatMap(({ bets }) => bets)} turnover={t(`of.${of.kind}`)} />}
    </DayList>
  );
}

function BetTable({ bets, turnover }: { bets: readonly IncomeBet[]; turnover: string }) {
  const { t } = useTranslation('income');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const columns: Column<IncomeBet>[] = [
    {
      key: 'game',
      head: t('bet.game'),
      lead: true,
      cell: ({ gameName, vendorName }) => (
        <span className="flex min-w-0 flex-col">
          <span className="break-words font-medium">{gameName}</span>
          <span className="text-muted text-xs">{vendorName}</span>
        </span>
      ),
    },
    {
      key: 'settledAt',
      head: t('bet.settledAt'),
      cell: ({ settledAt }) => (
        <span className="figures whitespace-nowrap">{displayDateTime(settledAt, timeZone)}</span>
      ),
    },
    {
      key: 'stake',
      head: t('bet.stake'),
      align: 'end',
      cell: ({ stake }) => <MoneyText amount={moneyOf(stake)} symbol={symbol} />,
    },
    {
      key: 'payout',
      head: t('bet.payout'),
      align: 'end',
      cell: ({ payout }) => <MoneyText amount={moneyOf(payout)} symbol={symbol} />,
    },
    {
      key: 'turnover',
      head: turnover,
      align: 'end',
      cell: (bet) => <MoneyText amount={moneyOf(bet.turnover)} symbol={symbol} className="font-semibold" />,
    },
  ];
  return <Table caption={t('bet.caption')} columns={columns} rows={bets} rowKey={({ id }) => id} />;
}
