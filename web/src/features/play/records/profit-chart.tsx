import { displayMoney, type Money } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { classes } from '../../../ui/classes.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import type { Bucket, Grain } from './profit-buckets.ts';

const HEIGHT = 160;
const GAP = 2;

/** One bar a day, week or month: above the line what was brought, below it what was cost. The table below says the same. */
export function ProfitChart({ buckets, grain }: { buckets: readonly Bucket[]; grain: Grain }) {
  const { t } = useTranslation('records');
  const { currencySymbol: symbol } = useBrand();
  const [chosen, setChosen] = useState<number>();
  const shown = buckets[chosen ?? -1];
  const scale = scaleOf(buckets);
  const width = buckets.length * 10;
  return (
    <figure className="lit flex flex-col gap-3 rounded-large bg-raised px-4 py-4 sm:px-5">
      <figcaption className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 text-sm">
        {shown ? (
          <>
            <span className="figures text-muted">
              {spanOf(shown)} · {t('profit.betsCount', { count: shown.bets, bets: displayCount(shown.bets) })}
            </span>
            <span className="font-display font-semibold text-lg">
              <MoneyText amount={shown.net} symbol={symbol} signed />
            </span>
          </>
        ) : (
          <>
            <span className="font-medium">{t(`profit.by.${grain}`)}</span>
            <span className="text-muted text-xs">{t('profit.press')}</span>
          </>
        )}
      </figcaption>
      <svg
        role="img"
        aria-label={t(`profit.by.${grain}`)}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full overflow-visible"
        onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(undefined)}
      >
        {buckets.map((bucket, at) => (
          <Bar
            key={bucket.first}
            bucket={bucket}
            x={at * 10}
            scale={scale}
            chosen={at === chosen}
            onChoose={() => setChosen(at)}
          />
        ))}
        <line
          x1={0}
          x2={width}
          y1={scale.zero}
          y2={scale.zero}
          className="stroke-control-line"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="figures flex justify-between text-muted text-xs">
        <span>{buckets[0]?.first}</span>
        <span>{buckets.at(-1)?.last}</span>
      </p>
      <p className="sr-only">
        {t('profit.extent', {
          most: displayMoney(scale.most, symbol),
          least: displayMoney(scale.least, symbol),
        })}
      </p>
    </figure>
  );
}

interface Scale {
  most: Money;
  least: Money;
  zero: number;
  /** The height of an amount. */
  of: (amount: Money) => number;
}

function Bar({
  bucket,
  x,
  scale,
  chosen,
  onChoose,
}: {
  bucket: Bucket;
  x: number;
  scale: Scale;
  chosen: boolean;
  onChoose: () => void;
}) {
  const height = scale.of(bucket.net < 0n ? -bucket.net : bucket.net);
  return (
    // The press is a help for the eye; who cannot press reads the table.
    <g onPointerEnter={onChoose} onPointerDown={onChoose}>
      <rect x={x} y={0} width={10} height={HEIGHT} fill="transparent" />
      {bucket.bets > 0 && (
        <rect
          x={x + GAP / 2}
          y={bucket.net < 0n ? scale.zero : scale.zero - height}
          width={10 - GAP}
          height={Math.max(height, 1.5)}
          rx={0.8}
          className={classes(
            'transition-opacity',
            bucket.net < 0n ? 'fill-danger' : 'fill-success',
            chosen ? 'opacity-100' : 'opacity-70',
          )}
        />
      )}
    </g>
  );
}

function scaleOf(buckets: readonly Bucket[]): Scale {
  const nets = buckets.map(({ net }) => net);
  const ordered = [0n, ...nets].toSorted((one, other) => (one < other ? -1 : 1));
  const [least, most] = [ordered[0] ?? 0n, ordered.at(-1) ?? 0n];
  const extent = most - least;
  // Heights of a drawing, no money: they may be floats.
  const of = (amount: Money) => (extent === 0n ? 0 : (Number(amount) / Number(extent)) * HEIGHT);
  return { most, least, zero: extent === 0n ? HEIGHT / 2 : of(most), of };
}

export function spanOf({ first, last }: Pick<Bucket, 'first' | 'last'>): string {
  return first === last ? first : `${first} – ${last}`;
}
