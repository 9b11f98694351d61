import type { TeamFigure, TeamOverview } from '@lanna/contract/commission/teams/team';
import { moneyOf } from '@lanna/contract/money';
import type { TFunction } from 'i18next';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { classes } from '../../../../ui/classes.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { Change } from './change.tsx';
import { DayChart } from './day-chart.tsx';
import { FigureValue, isCount } from './figure-value.tsx';
import { spanOf } from './share-of-change.ts';

type Opened = TeamFigure | 'income';

const GROUPS = [
  { name: 'money', figures: ['deposits', 'withdrawals', 'firstDepositAmount'] },
  { name: 'people', figures: ['members', 'joined', 'active', 'firstDeposits'] },
  { name: 'play', figures: ['turnover', 'stake', 'payout', 'bets'] },
  { name: 'given', figures: ['bonuses', 'rebates'] },
] as const satisfies readonly { name: string; figures: readonly TeamFigure[] }[];

/** More of these is good for the team; of the others neither is. */
const WANTED: ReadonlySet<string> = new Set([
  'profit',
  'income',
  'deposits',
  'turnover',
  'joined',
  'active',
  'firstDeposits',
  'firstDepositAmount',
]);

/** Two figures in large, a drawing of the days, and the rest in groups; every one is a button to the list it is the sum of. */
export function OverviewFigures({
  overview,
  onOpen,
}: {
  overview: TeamOverview;
  onOpen: (figure: Opened) => void;
}) {
  const { t } = useTranslation('teams');
  const nowOf = (figure: Opened): string | number | null =>
    figure === 'members' ? overview.members : overview.now[figure];
  const earlierOf = (figure: Opened) => (figure === 'members' ? null : overview.earlier[figure]);
  return (
    <>
      <div className="lit sky flex flex-col gap-5 rounded-large bg-raised p-4 sm:p-6">
        <div className="grid grid-cols-2 gap-3">
          {(['profit', 'income'] as const).map((figure) => (
            <button
              key={figure}
              type="button"
              onClick={() => onOpen(figure)}
              className={classes('group flex min-w-0 flex-col gap-1 rounded-medium text-left', FOCUS)}
            >
              <span className="flex items-center gap-1 text-muted text-sm group-hover:text-text">
                {t(`figures.${figure}`)}
                <ChevronRight className="size-4" aria-hidden="true" />
              </span>
              <span className="font-display font-semibold text-[clamp(1.05rem,5.4vw,1.9rem)] leading-tight">
                <FigureValue figure={figure} value={overview.now[figure]} />
              </span>
              <Change
                now={overview.now[figure]}
                earlier={overview.earlier[figure]}
                isWanted
                period={overview.earlierPeriod}
              />
            </button>
          ))}
        </div>
        <Drawing overview={overview} />
        <p className="figures text-muted text-xs">
          {t('compared', { days: spanOf(overview.earlierPeriod) })}
        </p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {GROUPS.map(({ name, figures }) => (
          <section key={name} aria-label={t(`groups.${name}`)} className="lit rounded-large bg-raised">
            <h3 className="px-4 pt-3 font-semibold text-muted text-sm">{t(`groups.${name}`)}</h3>
            <ul className="divide-y divide-line/60">
              {figures.map((figure) => (
                <li key={figure}>
                  <FigureLine
                    label={t(`figures.${figure}`)}
                    detail={detailOf(figure, overview, t)}
                    onOpen={() => onOpen(figure)}
                    value={<FigureValue figure={figure} value={nowOf(figure) ?? 0} />}
                    change={
                      <Change
                        now={nowOf(figure)}
                        earlier={earlierOf(figure)}
                        isWanted={WANTED.has(figure)}
                        period={overview.earlierPeriod}
                      />
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function FigureLine({
  label,
  detail,
  value,
  change,
  onOpen,
}: {
  label: string;
  detail: string | undefined;
  value: ReactNode;
  change: ReactNode;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classes(
        'flex min-h-15 w-full flex-wrap items-center gap-3 px-4 py-2.5 text-left transition-colors last:rounded-b-large hover:bg-surface',
        FOCUS,
      )}
    >
      <span className="row-words">
        <span className="block">{label}</span>
        {detail && <span className="figures block text-muted text-xs">{detail}</span>}
      </span>
      <span className="flex flex-col items-end">
        <span className="font-semibold">{value}</span>
        {change}
      </span>
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </button>
  );
}

const FOCUS = 'focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2';

const DRAWN = ['profit', 'turnover', 'deposits', 'withdrawals', 'joined'] as const;

function Drawing({ overview: { days } }: { overview: TeamOverview }) {
  const { t } = useTranslation('teams');
  const { currencySymbol: symbol } = useBrand();
  const [drawn, draw] = useState<(typeof DRAWN)[number]>('profit');
  return (
    <div className="flex flex-col gap-3">
      <Segments
        label={t('drawing')}
        value={drawn}
        onValueChange={draw}
        segments={DRAWN.map((value) => ({ value, label: t(`figures.${value}`) }))}
      />
      <DayChart
        label={t('byDay', { figure: t(`figures.${drawn}`) })}
        bars={days.map((day) => ({ day: day.day, value: day[drawn] }))}
        show={(value) =>
          isCount(drawn) ? (
            displayCount(Number(value))
          ) : (
            <MoneyText amount={moneyOf(String(value))} symbol={symbol} signed={drawn === 'profit'} />
          )
        }
      />
    </div>
  );
}

function detailOf(
  figure: TeamFigure,
  { now, agents, direct }: TeamOverview,
  t: TFunction<'teams'>,
): string | undefined {
  const times = (count: number) => t('times', { count, shown: displayCount(count) });
  if (figure === 'deposits') return times(now.depositCount);
  if (figure === 'withdrawals') return times(now.withdrawalCount);
  if (figure === 'members')
    return t('ofWhom', { direct: displayCount(direct), agents: displayCount(agents) });
  return undefined;
}
