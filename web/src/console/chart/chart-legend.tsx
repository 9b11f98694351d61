import { classes } from '../../ui/classes.ts';
import { SERIES_INK, type Series, valueText } from './series.ts';

/** Which line is which; over a place of the chart, what each is there. */
export function ChartLegend({
  series,
  labels,
  at,
  format,
}: {
  series: readonly Series[];
  labels: readonly string[];
  at: number | undefined;
  format: (value: number) => string;
}) {
  return (
    <div className="flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-xs" aria-hidden="true">
      {series.map((one) => (
        <span key={one.id} className="inline-flex items-center gap-1.5">
          <svg width="14" height="8" aria-hidden="true" className={SERIES_INK[one.look ?? 'main']}>
            <line
              x1="1"
              x2="13"
              y1="4"
              y2="4"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeDasharray={one.look === 'earlier' ? '2 4' : undefined}
            />
          </svg>
          <span className="text-muted">{one.label}</span>
          {at !== undefined && (
            <span className="figures font-semibold">{valueText(one, at, format) ?? '–'}</span>
          )}
        </span>
      ))}
      <span className={classes('figures ml-auto text-muted', at === undefined && 'invisible')}>
        {labels[at ?? 0] ?? ''}
      </span>
    </div>
  );
}
