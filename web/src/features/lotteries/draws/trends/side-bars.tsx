import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import type { Side } from './side-trends.ts';
import { useSideWords } from './use-side-words.ts';

/** What came how often of sides that stand against each other: one bar a pair, shared between them. */
export function SideBars({
  label,
  pairs,
}: {
  label: string;
  pairs: readonly (readonly (readonly [Side, number])[])[];
}) {
  const { t } = useTranslation('draws');
  const sideWords = useSideWords();
  return (
    <ul aria-label={label} className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {pairs.map((pair) => {
        const all = Math.max(
          1,
          pair.reduce((sum, [, count]) => sum + count, 0),
        );
        return (
          <li key={pair.map(([side]) => side).join()} className="flex flex-col gap-1.5">
            <p className="figures flex justify-between gap-3 text-sm">
              {pair.map(([side, count]) => (
                <span key={side}>
                  <span className="text-muted">{sideWords(side)}</span>{' '}
                  <span className="font-semibold">{count}</span>
                  <span className="sr-only"> {t('trends.times')}</span>
                </span>
              ))}
            </p>
            <span className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
              {pair.map(([side, count], at) => (
                <span
                  key={side}
                  className={classes('h-full', BARS[at])}
                  style={{ width: `${(count / all) * 100}%` }}
                />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const BARS = ['bg-accent', 'bg-success', 'bg-muted'];
