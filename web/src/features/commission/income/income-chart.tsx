import type { IncomeDay } from '@lanna/contract/commission/rebates/income';
import { moneyOf } from '@lanna/contract/money';
import type { Money } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { shiftDay } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';

const HEIGHT = 120;
/** As many bars as a phone can show apart: of longer periods the last days are drawn. */
const DAYS_MAX = 62;

/** One bar a day. The list beside it says the same, and opens the same days. */
export function IncomeChart({
  days,
  period,
  onOpen,
}: {
  days: readonly IncomeDay[];
  period: { from: string; to: string };
  onOpen: (day: string) => void;
}) {
  const { t } = useTranslation('income');
  const { currencySymbol: symbol } = useBrand();
  const [chosen, setChosen] = useState<string>();
  const bars = barsOf(days, period);
  // Heights of a drawing, no money: they may be floats.
  const most = Math.max(0, ...bars.map(({ earned }) => Number(earned)));
  const shown = bars.find(({ day }) => day === chosen);
  if (bars.length < 2) return null;
  return (
    <figure className="lit flex min-w-0 flex-col gap-3 rounded-large bg-raised p-4 sm:p-5">
      <figcaption className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        {shown ? (
          <>
            <span className="flex items-baseline gap-2">
              <span className="figures text-muted">{shown.day}</span>
              <MoneyText amount={shown.earned} symbol={symbol} className="font-semibold text-base" />
            </span>
            {shown.earned > 0n && (
              <Button variant="secondary" size="small" onClick={() => onOpen(shown.day)}>
                {t('openDay')}
              </Button>
            )}
          </>
        ) : (
          <>
            <span className="font-medium">{t('byDay')}</span>
            <span className="text-muted text-xs">{t('press')}</span>
          </>
        )}
      </figcaption>
      <svg
        role="img"
        aria-label={t('byDay')}
        viewBox={`0 0 ${bars.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full"
      >
        {bars.map(({ day, earned }, at) => (
          <Bar
            key={day}
            x={at * 10}
            share={most === 0 ? 0 : Number(earned) / most}
            chosen={day === chosen}
            onChoose={() => setChosen(day)}
          />
        ))}
        <line
          x1={0}
          x2={bars.length * 10}
          y1={HEIGHT}
          y2={HEIGHT}
          className="stroke-control-line"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="figures flex justify-between text-muted text-xs">
        <span>{bars[0]?.day}</span>
        <span>{bars.at(-1)?.day}</span>
      </p>
    </figure>
  );
}

function Bar({
  x,
  share,
  chosen,
  onChoose,
}: {
  x: number;
  /** Of the highest. */
  share: number;
  chosen: boolean;
  onChoose: () => void;
}) {
  const height = share > 0 ? Math.max(2, share * (HEIGHT - 4)) : 0;
  return (
    // The press is a help for the eye; who cannot press reads the list.
    <g onPointerEnter={onChoose} onPointerDown={onChoose}>
      <rect x={x} y={0} width={10} height={HEIGHT} className={chosen ? 'fill-sunken' : 'fill-transparent'} />
      {height > 0 && (
        <rect
          x={x + 1.5}
          y={HEIGHT - height}
          width={7}
          height={height}
          rx={0.8}
          className={classes('fill-accent-text transition-opacity', chosen ? 'opacity-100' : 'opacity-70')}
        />
      )}
    </g>
  );
}

/** Every day of the period, those without income empty. */
function barsOf(days: readonly IncomeDay[], { from, to }: { from: string; to: string }) {
  const found = new Map(days.map(({ day, earned }) => [day, moneyOf(earned)]));
  const bars: { day: string; earned: Money }[] = [];
  for (let day = to; day >= from && bars.length < DAYS_MAX; day = shiftDay(day, -1))
    bars.unshift({ day, earned: found.get(day) ?? 0n });
  return bars;
}
