import { resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Result } from '@lanna/rules/lotteries/lottery/play';
import { classes } from '../../../ui/classes.ts';
import { usePlayWords } from './play-words.ts';

const NUMBERS = ['top3', 'bottom2'] as const;

/** Whether players look for three on top and two below, and not for the prizes they are taken from. */
export function isMarket({ type }: Family): boolean {
  return type === 'HANOI' || type === 'LAO' || type === 'MALAYSIA' || type === 'STOCK';
}

/** สามตัวบน and สองตัวล่าง as they are asked for; behind them the prizes, where these say more. */
export function TopAndBottom({
  family,
  result,
  size,
  until,
  full,
}: {
  family: Family;
  result: Result;
  size: 'small' | 'large';
  /** So many numbers of the result are shown. */
  until: number;
  full: boolean;
}) {
  const words = usePlayWords(family.code);
  const digits = (places: readonly number[]) =>
    places.map((place) => (place < until ? result[place] : '·')).join('');
  return (
    <span
      className={classes(
        'flex flex-wrap items-end',
        size === 'large' ? 'gap-x-6 gap-y-2' : 'gap-x-3 gap-y-1',
      )}
    >
      {NUMBERS.map((code) => (
        <span key={code} className="flex flex-col">
          <span className={classes('text-muted leading-tight', size === 'large' ? 'text-sm' : 'text-xs')}>
            {words.name(code)}
          </span>
          <span
            className={classes(
              'figures font-display font-semibold text-accent-text tracking-[0.08em]',
              size === 'large' ? 'text-2xl' : 'text-base leading-6',
            )}
          >
            {digits(playOf(family, code)?.reads ?? [])}
          </span>
        </span>
      ))}
      {full && family.type !== 'STOCK' && (
        <span className="flex flex-wrap gap-x-3">
          {resultParts(family.draw, result).map(({ part, numbers }) => (
            <span key={part.name} className="flex flex-col">
              <span className="text-muted text-xs leading-tight">{words.part(part.name)}</span>
              <span className="figures text-base leading-6 tracking-[0.06em]">
                {numbers
                  .map(({ symbols, before }) =>
                    symbols.map((symbol, at) => (before + at < until ? symbol : '·')).join(''),
                  )
                  .join(' ')}
              </span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
