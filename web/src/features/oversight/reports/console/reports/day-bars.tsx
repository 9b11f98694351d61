import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../../ui/classes.ts';
import { axisSteps, shortMoney } from '../figures.ts';

export interface DayBar {
  period: string;
  amount: bigint;
}

/** One bar a day, the earliest first: above the line what the house won, below it what it lost. The table below has the same in figures. */
export function DayBars({
  figure,
  bars,
  symbol,
}: {
  /** What the bars show. */
  figure: string;
  bars: readonly DayBar[];
  symbol: string;
}) {
  const { t } = useTranslation('reports-console');
  const steps = axisSteps(bars.map(({ amount }) => amount));
  const low = steps[0] ?? 0n;
  const span = (steps.at(-1) ?? 1n) - low || 1n;
  const share = (amount: bigint) => Number((amount * 10_000n) / span) / 100;
  const zero = share(-low);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure
      aria-label={t('chart.byDay', { figure })}
      className="rounded-medium border border-line bg-surface px-4 py-4"
    >
      <div className="grid grid-cols-[1fr_auto] gap-x-3">
        <div className="relative h-40" aria-hidden="true">
          {steps.map((step) => (
            <span
              key={String(step)}
              className={classes('absolute inset-x-0 h-px', step === 0n ? 'bg-control-line/70' : 'bg-line')}
              style={{ bottom: `${share(step - low)}%` }}
            />
          ))}
          <div className="absolute inset-0 flex">
            {bars.map(({ period, amount }) => (
              <span
                key={period}
                title={`${period}  ${displayMoney(amount, symbol)}`}
                className="group relative h-full min-w-px flex-1"
              >
                <span
                  className={classes(
                    'absolute inset-x-[12%] rounded-[1px] opacity-80 group-hover:opacity-100',
                    amount < 0n ? 'bg-danger' : 'bg-accent-text',
                  )}
                  style={{
                    bottom: `${amount < 0n ? zero + share(amount) : zero}%`,
                    height: `${Math.abs(share(amount))}%`,
                  }}
                />
              </span>
            ))}
          </div>
        </div>
        <div className="relative w-13" aria-hidden="true">
          {steps.map((step) => (
            <span
              key={String(step)}
              className="figures absolute left-0 translate-y-1/2 text-muted text-xs"
              style={{ bottom: `${share(step - low)}%` }}
            >
              {shortMoney(step, symbol)}
            </span>
          ))}
        </div>
        <div className="figures mt-1.5 flex justify-between text-muted text-xs" aria-hidden="true">
          <span>{first?.period}</span>
          <span>{last?.period}</span>
        </div>
      </div>
    </figure>
  );
}
