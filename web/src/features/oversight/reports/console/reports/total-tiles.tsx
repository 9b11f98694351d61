import { moneyOf } from '@lanna/contract/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../../../console/operator.tsx';
import { classes } from '../../../../../ui/classes.ts';
import { MoneyText } from '../../../../../ui/text/money-text.tsx';
import { Change } from '../overview/change.tsx';

export interface TotalTile {
  label: string;
  value: ReactNode;
  was: ReactNode;
  change: { now: bigint; was: bigint; good?: 'more' | 'less' };
}

/** The totals of a period beside those of the period before. */
export function TotalTiles({
  heading,
  tiles,
}: {
  heading?: string | undefined;
  tiles: readonly TotalTile[];
}) {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  return (
    <section aria-label={heading ?? said('reports.total')} className="flex flex-col gap-2">
      {heading && <h2 className="font-semibold text-base">{heading}</h2>}
      <dl
        className={classes(
          'grid gap-px overflow-hidden rounded-medium border border-line bg-line',
          tiles.length === 1 ? 'w-fit min-w-64' : 'grid-cols-2',
          // No row is left with a gap.
          tiles.length > 1 && (tiles.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'),
        )}
      >
        {tiles.map(({ label, value, was, change }) => (
          <div key={label} className="min-w-0 bg-surface px-4 py-3">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="truncate font-semibold text-lg">{value}</dd>
            <dd className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
              <span className="figures truncate">
                {t('figures.before')} {was}
              </span>
              <Change {...change} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The symbol of a currency, as the operator's brands write it. */
export function useSymbolOf(): (currency: string) => string {
  const { brands } = useOperator();
  return (currency) => brands.find((brand) => brand.currency === currency)?.currencySymbol ?? `${currency} `;
}

/** A tile of money. */
export function moneyTile(
  label: string,
  symbol: string,
  { now, was }: { now: string; was: string },
  good?: 'more' | 'less',
): TotalTile {
  return {
    label,
    value: <MoneyText amount={moneyOf(now)} symbol={symbol} />,
    was: <MoneyText amount={moneyOf(was)} symbol={symbol} />,
    change: { now: moneyOf(now), was: moneyOf(was), ...(good && { good }) },
  };
}
