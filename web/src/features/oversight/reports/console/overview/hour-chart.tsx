import { displayMoney } from '@lanna/rules/money';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../../ui/classes.ts';
import { axisSteps, shortMoney } from '../figures.ts';

export type DayLine = 'today' | 'yesterday' | 'lastWeek';
const HOURS = 24;
const LINES: readonly { day: DayLine; variant: string; width: number; dash?: string }[] = [
  { day: 'lastWeek', variant: 'stroke-control-line', width: 1.5, dash: '2 4' },
  { day: 'yesterday', variant: 'stroke-control-line', width: 1.5 },
  { day: 'today', variant: 'stroke-accent-text', width: 2.5 },
];

/** How the day runs beside two others: what came together by each hour. Under the pointer the figures of an hour; in words, a table. */
export function HourChart({
  caption,
  totals,
  symbol,
  nowHour,
}: {
  caption: string;
  /** At the end of each hour. Today ends with the hour that runs. */
  totals: Record<DayLine, readonly bigint[]>;
  symbol: string;
  /** Where in the day now is, as hours with a fraction. */
  nowHour: number;
}) {
  const [at, setAt] = useState<number>();
  const steps = axisSteps(LINES.flatMap(({ day }) => totals[day]));
  const low = steps[0] ?? 0n;
  const span = (steps.at(-1) ?? 1n) - low || 1n;
  const y = (amount: bigint) => 100 - Number(((amount - low) * 10_000n) / span) / 100;
  const x = (day: DayLine, hour: number) => {
    const end = hour + 1;
    return ((day === 'today' ? Math.min(end, nowHour) : end) / HOURS) * 100;
  };
  const path = (day: DayLine) =>
    `M0 ${y(0n)}${totals[day].map((amount, hour) => ` L${x(day, hour).toFixed(3)} ${y(amount).toFixed(3)}`).join('')}`;
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const hour = Math.floor(((event.clientX - box.left) / box.width) * HOURS);
    setAt(Math.max(0, Math.min(HOURS - 1, hour)));
  };
  const last = totals.today.at(-1);
  return (
    <figure className="min-w-0">
      <div className="grid grid-cols-[1fr_auto] gap-x-3">
        <div
          className="relative h-52"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setAt(undefined)}
        >
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
            aria-hidden="true"
          >
            {steps.map((step) => (
              <line
                key={String(step)}
                x1="0"
                x2="100"
                y1={y(step)}
                y2={y(step)}
                vectorEffect="non-scaling-stroke"
                className={step === 0n ? 'stroke-control-line/70' : 'stroke-line'}
              />
            ))}
            {at !== undefined && (
              <line
                x1={((at + 1) / HOURS) * 100}
                x2={((at + 1) / HOURS) * 100}
                y1="0"
                y2="100"
                vectorEffect="non-scaling-stroke"
                className="stroke-control-line"
              />
            )}
            {totals.today.length > 0 && (
              <path
                d={`${path('today')} L${x('today', totals.today.length - 1)} ${y(0n)} L0 ${y(0n)} Z`}
                className="fill-accent-text/8"
              />
            )}
            {LINES.map(({ day, variant, width, dash }) => (
              <path
                key={day}
                d={path(day)}
                fill="none"
                strokeWidth={width}
                strokeDasharray={dash}
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
                className={variant}
              />
            ))}
          </svg>
          {last !== undefined && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute -m-1.25 size-2.5 rounded-full border-2 border-surface bg-accent-text"
              style={{ left: `${x('today', totals.today.length - 1)}%`, top: `${y(last)}%` }}
            />
          )}
          {at !== undefined && <HourTip hour={at} totals={totals} symbol={symbol} />}
        </div>
        <div className="relative w-13" aria-hidden="true">
          {steps.map((step) => (
            <span
              key={String(step)}
              className="figures absolute left-0 -translate-y-1/2 text-muted text-xs"
              style={{ top: `${y(step)}%` }}
            >
              {shortMoney(step, symbol)}
            </span>
          ))}
        </div>
        <div className="figures mt-1.5 flex justify-between text-muted text-xs" aria-hidden="true">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hourText(hour)}</span>
          ))}
        </div>
      </div>
      <HourTable caption={caption} totals={totals} symbol={symbol} />
    </figure>
  );
}

const ORDER = ['today', 'yesterday', 'lastWeek'] as const satisfies readonly DayLine[];

interface HourProps {
  totals: Record<DayLine, readonly bigint[]>;
  hour: number;
  symbol: string;
}

/** Beside the line under the pointer, on the side where there is room. */
function HourTip({ totals, hour, symbol }: HourProps) {
  const { t } = useTranslation('reports-console');
  return (
    <div
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute top-1 z-10 w-48 rounded-small border border-line bg-raised px-2.5 py-2 text-xs shadow-float',
        hour < HOURS / 2 ? 'translate-x-2' : '-translate-x-[calc(100%+0.5rem)]',
      )}
      style={{ left: `${((hour + 1) / HOURS) * 100}%` }}
    >
      <p className="mb-1 font-medium">{t('chart.until', { time: hourText(hour + 1) })}</p>
      <HourFigures totals={totals} hour={hour} symbol={symbol} />
    </div>
  );
}

/** For screen readers. */
function HourTable({ caption, totals, symbol }: Omit<HourProps, 'hour'> & { caption: string }) {
  const { t } = useTranslation('reports-console');
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.hour')}</th>
          {ORDER.map((day) => (
            <th key={day} scope="col">
              {t(`days.${day}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.yesterday.map((_, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name
          <tr key={hour}>
            <th scope="row">{hourText(hour + 1)}</th>
            {ORDER.map((day) => {
              const amount = totals[day][hour];
              return <td key={day}>{amount === undefined ? '' : displayMoney(amount, symbol)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HourFigures({ totals, hour, symbol }: HourProps) {
  const { t } = useTranslation('reports-console');
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      {ORDER.map((day) => {
        const amount = totals[day][hour];
        return amount === undefined ? null : (
          <div key={day} className="contents">
            <dt className="text-muted">{t(`days.${day}`)}</dt>
            <dd className="figures text-right">{displayMoney(amount, symbol)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What each line stands for. */
export function HourLegend() {
  const { t } = useTranslation('reports-console');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs" aria-hidden="true">
      {ORDER.map((day) => {
        const line = LINES.find((known) => known.day === day);
        return (
          <li key={day} className="flex items-center gap-1.5">
            <svg viewBox="0 0 16 4" className="h-1 w-4" aria-hidden="true">
              <line
                x1="0"
                x2="16"
                y1="2"
                y2="2"
                strokeWidth={line?.width}
                strokeDasharray={line?.dash}
                className={line?.variant}
              />
            </svg>
            {t(`days.${day}`)}
          </li>
        );
      })}
    </ul>
  );
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
