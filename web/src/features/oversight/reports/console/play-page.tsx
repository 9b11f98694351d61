import { moneyOf } from '@lanna/contract/money';
import {
  PLAY_GROUPINGS,
  type PlayFigures,
  type PlayReport,
  reportPlay,
  reportPlayFile,
} from '@lanna/contract/oversight/reports/ops';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { displayMoney } from '@lanna/rules/money';
import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { percentText } from './figures.ts';
import { Change } from './overview/change.tsx';
import { DayBars } from './reports/day-bars.tsx';
import type { GroupWord } from './reports/group-choice.tsx';
import { ReportFrame } from './reports/report-frame.tsx';
import { rowsOf } from './reports/report-keys.ts';
import { type FigureColumn, type ReportRow, ReportTable } from './reports/report-table.tsx';
import { moneyTile, TotalTiles, useSymbolOf } from './reports/total-tiles.tsx';
import { type ReportFilter, useLinkedField, useReport } from './reports/use-report.ts';
import { roundsHref } from './rows-href.ts';

type Figures = PlayFigures & { currency: string };
type Row = ReportRow<Figures>;

/** GGR and turnover, by whatever it is to be distinguished by. */
export function PlayPage() {
  const { t } = useTranslation('reports-console');
  const wanted = useReport(PLAY_GROUPINGS, [
    {
      name: 'category',
      kind: 'choice',
      label: t('keys.category'),
      options: VENDOR_GROUPS.map((value) => ({ value, label: t(`categories.names.${value}`) })),
    },
    ...useLinkedField('vendor', t('keys.vendor')),
    ...useLinkedField('game', t('keys.game')),
  ]);
  const report = useOps(reportPlay, { query: wanted.query as never });
  return (
    <ReportFrame report="play" words={PLAY_GROUPINGS} wanted={wanted} query={report} file={reportPlayFile}>
      {(data) => <Play data={data} wanted={wanted} />}
    </ReportFrame>
  );
}

function Play({ data, wanted }: { data: PlayReport; wanted: Pick<ReportFilter<GroupWord>, 'by' | 'query'> }) {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const symbolOf = useSymbolOf();
  const { rows, totals, more, period } = data;
  const [only] = totals.length === 1 ? totals : [];
  const isDaily = wanted.by.length === 1 && wanted.by[0] === 'day' && only !== undefined;
  return (
    <>
      {totals.map(({ figures, before, ledger }) => (
        <div key={figures.currency} className="flex flex-col gap-2">
          <TotalTiles
            heading={only ? undefined : figures.currency}
            tiles={[
              moneyTile(
                t('figures.ggr'),
                symbolOf(figures.currency),
                { now: figures.ggr, was: before.ggr },
                'more',
              ),
              moneyTile(
                t('figures.stakes'),
                symbolOf(figures.currency),
                { now: figures.stake, was: before.stake },
                'more',
              ),
              moneyTile(t('figures.payouts'), symbolOf(figures.currency), {
                now: figures.payout,
                was: before.payout,
              }),
              {
                label: t('figures.bets'),
                value: <span className="figures">{displayCount(figures.bets)}</span>,
                was: displayCount(before.bets),
                change: { now: BigInt(figures.bets), was: BigInt(before.bets), good: 'more' },
              },
            ]}
          />
          {ledger && <BesideLedger ledger={ledger} symbol={symbolOf(figures.currency)} />}
        </div>
      ))}
      {isDaily && rows.length > 1 && (
        <DayBars
          figure={t('figures.ggr')}
          symbol={symbolOf(only.figures.currency)}
          bars={rows
            .map(({ key, figures }) => ({ period: key.period ?? '', amount: moneyOf(figures.ggr) }))
            .toReversed()}
        />
      )}
      <ReportTable
        caption={said('reports.play')}
        rows={rows}
        more={more}
        by={wanted.by}
        period={period}
        columns={usePlayColumns(data, wanted.query)}
      />
    </>
  );
}

function usePlayColumns(data: PlayReport, query: Record<string, string>): FigureColumn<Row>[] {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const symbolOf = useSymbolOf();
  const total = data.totals.length === 1 ? data.totals[0] : undefined;
  const hasFree = data.totals.some(({ figures }) => moneyOf(figures.freeStake) !== 0n);
  const href = (row: Row) => roundsHref(rowsOf(row.key, data.period, query));
  const money = (
    id: keyof Figures & ('stake' | 'payout' | 'ggr' | 'validTurnover' | 'freeStake'),
    head: string,
  ) => ({
    id,
    head,
    width: 145,
    size: (row: Row) => moneyOf(row.figures[id]),
    cell: (row: Row): ReactNode => (
      <ConsoleLink href={href(row)} className="hover:text-accent-text hover:underline">
        <MoneyText amount={moneyOf(row.figures[id])} symbol={symbolOf(row.figures.currency)} />
      </ConsoleLink>
    ),
    total: total && (
      <MoneyText amount={moneyOf(total.figures[id])} symbol={symbolOf(total.figures.currency)} />
    ),
  });
  return [
    money('ggr', t('figures.ggr')),
    {
      id: 'change',
      head: said('reports.compared'),
      width: 90,
      size: (row) => moneyOf(row.figures.ggr) - moneyOf(row.before?.ggr ?? row.figures.ggr),
      cell: ({ figures, before }) =>
        before && <Change now={moneyOf(figures.ggr)} was={moneyOf(before.ggr)} good="more" />,
      total: total && <Change now={moneyOf(total.figures.ggr)} was={moneyOf(total.before.ggr)} good="more" />,
    },
    {
      id: 'margin',
      head: t('figures.margin'),
      width: 90,
      size: (row) => marginOf(row.figures) ?? 0,
      cell: ({ figures }) => marginText(figures),
      total: total && marginText(total.figures),
    },
    money('stake', t('figures.stakes')),
    money('payout', t('figures.payouts')),
    {
      id: 'bets',
      head: t('figures.bets'),
      width: 110,
      size: (row) => row.figures.bets,
      cell: (row) => (
        <ConsoleLink href={href(row)} className="hover:text-accent-text hover:underline">
          {displayCount(row.figures.bets)}
        </ConsoleLink>
      ),
      total: total && displayCount(total.figures.bets),
    },
    money('validTurnover', t('figures.turnover')),
    ...(hasFree ? [money('freeStake', t('figures.freeStakes'))] : []),
  ];
}

/** What of the stakes stayed with the house, in percent. */
function marginOf({ ggr, stake }: Figures): number | undefined {
  const staked = moneyOf(stake);
  return staked === 0n ? undefined : Number((moneyOf(ggr) * 10_000n) / staked) / 100;
}

function marginText(figures: Figures): string {
  const margin = marginOf(figures);
  return margin === undefined ? '' : `${margin < 0 ? '−' : ''}${percentText(margin)}`;
}

function BesideLedger({ ledger, symbol }: { ledger: { net: string; difference: string }; symbol: string }) {
  const { t: said } = useTranslation('insight-console');
  const difference = moneyOf(ledger.difference);
  const words = {
    net: displayMoney(moneyOf(ledger.net), symbol),
    difference: displayMoney(difference, symbol),
  };
  return (
    <p className="flex items-start gap-2 text-muted text-sm">
      {difference === 0n ? (
        <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
      ) : (
        <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      )}
      {difference === 0n ? said('reports.ledgerFits', words) : said('reports.ledgerDiffers', words)}
    </p>
  );
}
