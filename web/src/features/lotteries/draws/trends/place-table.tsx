import { Flame, Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SymbolTrend } from './symbol-trends.ts';
import type { TrendColumn } from './trend-columns.ts';
import { TrendNumber } from './trend-number.tsx';

/** The numbers of one place in a few lines: how often, how long missing, the longest ever. For narrow screens. */
export function PlaceTable({
  column,
  name,
  trends,
  draws,
  hot,
  cold,
}: {
  column: TrendColumn;
  name: string;
  trends: readonly SymbolTrend[];
  draws: number;
  hot: readonly number[];
  cold: readonly number[];
}) {
  const { t } = useTranslation('draws');
  const most = Math.max(1, ...trends.map(({ drawn }) => drawn));
  return (
    <div className="lit overflow-hidden rounded-large bg-surface">
      <table className="figures w-full text-sm">
        <caption className="sr-only">{t('trends.caption', { place: name, draws })}</caption>
        <thead>
          <tr className="border-line border-b text-muted text-xs">
            <th scope="col" className="py-2.5 pr-1 pl-4 text-left font-medium">
              {t('trends.number')}
            </th>
            <th scope="col" className="px-1 py-2.5 text-left font-medium">
              {t('trends.drawn')}
            </th>
            <th scope="col" className="px-1 py-2.5 text-right font-medium">
              {t('trends.missing')}
            </th>
            <th scope="col" className="py-2.5 pr-4 pl-1 text-right font-medium">
              {t('trends.longest')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line/60">
          {trends.map(({ symbol, drawn, missing, longestMissing }) => (
            <tr key={symbol}>
              <th scope="row" className="py-1.5 pr-1 pl-4 text-left font-normal">
                <span className="inline-flex items-center gap-1.5">
                  <TrendNumber column={column} symbol={symbol} />
                  {hot.includes(symbol) && (
                    <Flame className="size-3.5 text-danger" aria-label={t('trends.isHot')} />
                  )}
                  {cold.includes(symbol) && (
                    <Snowflake className="size-3.5 text-accent-text" aria-label={t('trends.isCold')} />
                  )}
                </span>
              </th>
              <td className="w-[42%] px-1">
                <span className="flex items-center gap-2">
                  <span className="w-6 text-right">{drawn}</span>
                  <span
                    className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken"
                    aria-hidden="true"
                  >
                    <span
                      className="block h-full rounded-full bg-accent"
                      style={{ width: `${(drawn / most) * 100}%` }}
                    />
                  </span>
                </span>
              </td>
              <td className="px-1 text-right font-medium">{missing}</td>
              <td className="pr-4 pl-1 text-right text-muted">{longestMissing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
