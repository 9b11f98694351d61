import { moneyOf } from '@lanna/contract/money';
import {
  CASH_GROUPINGS,
  type CashReport,
  reportCash,
  reportCashFile,
} from '@lanna/contract/oversight/reports/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { ChannelFees } from './reports/channel-fees.tsx';
import type { GroupWord } from './reports/group-choice.tsx';
import { ReportFrame } from './reports/report-frame.tsx';
import { rowsOf } from './reports/report-keys.ts';
import { type FigureColumn, type ReportRow, ReportTable } from './reports/report-table.tsx';
import { moneyTile, TotalTiles, useSymbolOf } from './reports/total-tiles.tsx';
import { useLinkedField, useReport } from './reports/use-report.ts';
import { depositsHref, type RowsOf, withdrawalsHref } from './rows-href.ts';

type Figures = CashReport['rows'][number]['figures'];
type Row = ReportRow<Figures>;

/** Money in and out, by the ledger. */
export function CashPage() {
  const { t } = useTranslation('reports-console');
  const wanted = useReport(CASH_GROUPINGS, useLinkedField('method', t('keys.method')));
  const report = useOps(reportCash, { query: wanted.query as never });
  return (
    <ReportFrame
      report="cash"
      words={CASH_GROUPINGS}
      wanted={wanted}
      query={report}
      file={reportCashFile}
      below={<ChannelFees />}
    >
      {(data) => <Cash data={data} by={wanted.by} query={wanted.query} />}
    </ReportFrame>
  );
}

function Cash({
  data,
  by,
  query,
}: {
  data: CashReport;
  by: readonly GroupWord[];
  query: Record<string, string>;
}) {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const symbolOf = useSymbolOf();
  const { totals, period, rows, more } = data;
  const only = totals.length === 1 ? totals[0] : undefined;
  const count = (id: 'deposits' | 'withdrawals', head: string): FigureColumn<Row> => ({
    id,
    head,
    width: 110,
    size: (row) => row.figures[id],
    cell: (row) => displayCount(row.figures[id]),
    total: only && displayCount(only.figures[id]),
  });
  const money = (
    id: 'deposited' | 'withdrawn' | 'reversed' | 'net',
    head: string,
    href?: (of: RowsOf) => string,
  ): FigureColumn<Row> => ({
    id,
    head,
    width: 160,
    size: (row) => moneyOf(row.figures[id]),
    cell: (row) => {
      const amount = <MoneyText amount={moneyOf(row.figures[id])} symbol={symbolOf(row.figures.currency)} />;
      return href ? (
        <ConsoleLink
          href={href(rowsOf(row.key, period, query))}
          className="hover:text-accent-text hover:underline"
        >
          {amount}
        </ConsoleLink>
      ) : (
        amount
      );
    },
    total: only && <MoneyText amount={moneyOf(only.figures[id])} symbol={symbolOf(only.figures.currency)} />,
  });
  return (
    <>
      {totals.map(({ figures, before }) => (
        <TotalTiles
          key={figures.currency}
          heading={only ? undefined : figures.currency}
          tiles={[
            moneyTile(
              t('figures.net'),
              symbolOf(figures.currency),
              { now: figures.net, was: before.net },
              'more',
            ),
            moneyTile(
              t('figures.deposited'),
              symbolOf(figures.currency),
              { now: figures.deposited, was: before.deposited },
              'more',
            ),
            moneyTile(t('figures.withdrawn'), symbolOf(figures.currency), {
              now: figures.withdrawn,
              was: before.withdrawn,
            }),
            moneyTile(t('figures.reversed'), symbolOf(figures.currency), {
              now: figures.reversed,
              was: before.reversed,
            }),
          ]}
        />
      ))}
      <ReportTable
        caption={said('reports.cash')}
        rows={rows}
        more={more}
        by={by}
        period={period}
        columns={[
          money('deposited', t('figures.deposited'), depositsHref),
          count('deposits', t('figures.deposits')),
          money('withdrawn', t('figures.withdrawn'), withdrawalsHref),
          count('withdrawals', t('figures.withdrawals')),
          money('reversed', t('figures.reversed')),
          money('net', t('figures.net')),
        ]}
      />
    </>
  );
}
