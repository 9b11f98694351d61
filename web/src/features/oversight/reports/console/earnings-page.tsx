import { moneyOf } from '@lanna/contract/money';
import {
  canBeCrossed,
  EARNINGS_GROUPINGS,
  type EarningsReport,
  reportEarnings,
  reportEarningsFile,
} from '@lanna/contract/oversight/reports/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { Change } from './overview/change.tsx';
import { DayBars } from './reports/day-bars.tsx';
import type { GroupWord } from './reports/group-choice.tsx';
import { ReportFrame } from './reports/report-frame.tsx';
import { rowsOf } from './reports/report-keys.ts';
import { type FigureColumn, type ReportRow, ReportTable } from './reports/report-table.tsx';
import { moneyTile, TotalTiles, useSymbolOf } from './reports/total-tiles.tsx';
import { useReport } from './reports/use-report.ts';
import { playHref, type RowsOf } from './rows-href.ts';

type Figures = EarningsReport['rows'][number]['figures'];
type Row = ReportRow<Figures>;
const OF_MEMBERS: ReadonlySet<string> = new Set(['line', 'country', 'device']);
type Money = Exclude<keyof Figures, 'currency'>;

/** What is left of GGR after all that was given. */
export function EarningsPage() {
  const wanted = useReport(EARNINGS_GROUPINGS, []);
  const report = useOps(reportEarnings, { query: wanted.query as never });
  return (
    <ReportFrame
      report="earnings"
      words={EARNINGS_GROUPINGS}
      goTogether={canBeCrossed}
      wanted={wanted}
      query={report}
      file={reportEarningsFile}
    >
      {(data) => <Earnings data={data} by={wanted.by} query={wanted.query} />}
    </ReportFrame>
  );
}

interface Shown {
  data: EarningsReport;
  by: readonly GroupWord[];
  query: Record<string, string>;
}

function Earnings({ data, by, query }: Shown) {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const symbolOf = useSymbolOf();
  const { totals, period, rows, more } = data;
  const only = totals.length === 1 ? totals[0] : undefined;
  const isDaily = only && by.length === 1 && by[0] === 'day';
  return (
    <>
      {totals.map(({ figures, before }) => {
        const tile = (id: Money, good?: 'more' | 'less') =>
          moneyTile(
            t(`figures.${id}`),
            symbolOf(figures.currency),
            { now: figures[id], was: before[id] },
            good,
          );
        return (
          <TotalTiles
            key={figures.currency}
            heading={only ? undefined : figures.currency}
            tiles={[
              tile('ngr', 'more'),
              tile('ggr', 'more'),
              tile('bonus'),
              tile('rebate'),
              tile('agentPay'),
              tile('fee'),
            ]}
          />
        );
      })}
      {isDaily && rows.length > 1 && (
        <DayBars
          figure={t('figures.ngr')}
          symbol={symbolOf(only.figures.currency)}
          bars={rows
            .map(({ key, figures }) => ({ period: key.period ?? '', amount: moneyOf(figures.ngr) }))
            .toReversed()}
        />
      )}
      <ReportTable
        caption={said('reports.earnings')}
        rows={rows}
        more={more}
        by={by}
        period={period}
        columns={useEarningsColumns(data, query)}
      />
    </>
  );
}

function useEarningsColumns(
  { totals, period }: EarningsReport,
  query: Record<string, string>,
): FigureColumn<Row>[] {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const symbolOf = useSymbolOf();
  const only = totals.length === 1 ? totals[0] : undefined;
  const money = (id: Money, href?: (of: RowsOf) => string): FigureColumn<Row> => ({
    id,
    head: t(`figures.${id}`),
    width: 130,
    size: (row) => moneyOf(row.figures[id]),
    cell: (row) => {
      const amount = <MoneyText amount={moneyOf(row.figures[id])} symbol={symbolOf(row.figures.currency)} />;
      // The report of play knows neither lines, countries nor devices.
      return href && Object.keys(row.key).every((word) => !OF_MEMBERS.has(word)) ? (
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
  return [
    money('ngr'),
    {
      id: 'change',
      head: said('reports.compared'),
      width: 90,
      size: ({ figures, before }) => moneyOf(figures.ngr) - moneyOf(before?.ngr ?? figures.ngr),
      cell: ({ figures, before }) =>
        before && <Change now={moneyOf(figures.ngr)} was={moneyOf(before.ngr)} good="more" />,
      total: only && <Change now={moneyOf(only.figures.ngr)} was={moneyOf(only.before.ngr)} good="more" />,
    },
    money('ggr', playHref),
    money('bonus'),
    money('rebate'),
    money('agentPay'),
    money('adjustment'),
    money('fee'),
  ];
}
