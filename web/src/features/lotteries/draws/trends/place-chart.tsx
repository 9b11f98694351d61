import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { missingByDraw, type SymbolTrend, symbolsOf } from './symbol-trends.ts';
import type { DrawnResult, TrendColumn } from './trend-columns.ts';
import { symbolText, TrendNumber } from './trend-number.tsx';

const ROW_PX = 32;
const HEAD_PX = 40;
const NUMERO_PX = 132;

/**
 * The numbers of one place from draw to draw: the drawn one stands in its column, a line leads from one to the next, and every other column counts
 * how long its number has been missing. Oldest above, so that the eye ends where the next draw will be.
 */
export function PlaceChart({
  column,
  name,
  results,
  trends,
}: {
  column: TrendColumn;
  name: string;
  results: readonly DrawnResult[];
  trends: readonly SymbolTrend[];
}) {
  const { t } = useTranslation('draws');
  const symbols = symbolsOf(column);
  const missing = missingByDraw(column, results);
  const points = results.map(({ numbers }, row) => {
    const at = (numbers[column.place] ?? column.from) - column.from;
    return `${at + 0.5},${row + 0.5}`;
  });
  const foot = [
    { label: t('trends.drawn'), of: ({ drawn }: SymbolTrend) => drawn },
    { label: t('trends.missing'), of: ({ missing: now }: SymbolTrend) => now },
    { label: t('trends.longest'), of: ({ longestMissing }: SymbolTrend) => longestMissing },
  ];
  return (
    <div className="lit relative overflow-hidden rounded-large bg-surface">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${symbols.length} ${Math.max(1, results.length)}`}
        preserveAspectRatio="none"
        className="pointer-events-none absolute right-0 z-0 text-accent"
        style={{
          top: HEAD_PX,
          left: NUMERO_PX,
          width: `calc(100% - ${NUMERO_PX}px)`,
          height: results.length * ROW_PX,
        }}
      >
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeOpacity={0.7}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <table className="figures w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('trends.caption', { place: name, draws: results.length })}</caption>
        <thead>
          <tr className="bg-raised text-muted" style={{ height: HEAD_PX }}>
            <th scope="col" className="px-4 text-left font-medium text-xs" style={{ width: NUMERO_PX }}>
              {t('trends.numero')}
            </th>
            {symbols.map((symbol) => (
              <th key={symbol} scope="col" className="text-center font-display font-semibold text-text">
                {symbolText(column, symbol)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(({ numero, numbers }, row) => (
            <tr key={numero} className={classes(row % 2 === 1 && 'bg-sunken/50')} style={{ height: ROW_PX }}>
              <th scope="row" className="truncate px-4 text-left font-normal text-muted text-xs">
                {numero}
              </th>
              {symbols.map((symbol, at) => (
                <td key={symbol} className="p-0 text-center text-muted text-xs">
                  {numbers[column.place] === symbol ? (
                    <TrendNumber column={column} symbol={symbol} className="relative z-1 size-6 text-xs" />
                  ) : (
                    missing[row]?.[at]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {foot.map(({ label, of }) => (
            <tr key={label} className="bg-raised" style={{ height: ROW_PX }}>
              <th scope="row" className="px-4 text-left font-medium text-muted text-xs">
                {label}
              </th>
              {trends.map((trend) => (
                <td key={trend.symbol} className="text-center font-medium">
                  {of(trend)}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
