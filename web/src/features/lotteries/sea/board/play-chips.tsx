import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { figuresOf, type Money } from '@lanna/rules/money';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { usePlayWords } from '../../lotteries/play-words.ts';
import type { Rates } from '../rates/rates.ts';
import { type Entry, lengthOfEntry } from './entry.ts';
import { lengthOf, playsByLength } from './plays.ts';

/** How many digits, and then which plays of so many: several at once, each with what it pays. */
export function PlayChips({
  family,
  entry,
  rates,
  onChoose,
  tools,
}: {
  family: Family;
  entry: Entry;
  rates: Rates;
  onChoose: (play: Play) => void;
  /** Beside the lengths. */
  tools: ReactNode;
}) {
  const { t } = useTranslation('sea');
  const words = usePlayWords(family.code);
  const groups = playsByLength(family);
  const length = lengthOfEntry(entry, family.plays);
  const shown = groups.find((group) => group.length === length)?.plays ?? [];
  return (
    <div className="flex flex-col gap-2 lg:gap-2.5">
      <div className="flex items-center justify-between gap-2 lg:flex-wrap">
        <Segments
          oneLine
          label={t('plays.digits')}
          value={String(length)}
          segments={groups.map(({ length: digits, plays }) => ({
            value: String(digits),
            label: words.group(plays[0]?.group ?? ''),
          }))}
          onValueChange={(value) => {
            const first = groups.find((group) => String(group.length) === value)?.plays[0];
            if (first && lengthOf(first) !== length) onChoose(first);
          }}
        />
        {tools}
      </div>
      <fieldset
        className={classes('grid gap-1.5 lg:gap-2', shown.length > 2 ? 'grid-cols-4' : 'grid-cols-2')}
      >
        <legend className="sr-only">{t('plays.several')}</legend>
        {shown.map((play) => {
          const isChosen = entry.plays.includes(play.code);
          return (
            <button
              key={play.code}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(play)}
              className={classes(
                'relative flex min-h-12 flex-col justify-center rounded-medium border px-1 py-1 text-center transition-colors sm:min-h-14 sm:px-3.5 sm:py-1.5 sm:text-left',
                isChosen
                  ? 'border-accent-text bg-raised'
                  : 'border-control-line bg-surface hover:border-accent-text',
              )}
            >
              <span
                className={classes(
                  'wrap-anywhere font-semibold leading-tight max-sm:text-[0.8125rem] sm:pr-5',
                  isChosen && 'text-accent-text',
                )}
              >
                {words.name(play.name)}
              </span>
              <span className="figures text-muted text-xs leading-tight sm:text-sm">
                {t('plays.pays', { rate: ratesText(rates.of(play)) })}
              </span>
              {isChosen && (
                <Check
                  className="absolute top-2.5 right-2.5 size-4 text-accent-text max-sm:hidden"
                  aria-hidden="true"
                />
              )}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** `900`, `3.2`, `150–260`: what a whole unit pays. */
export function ratesText(prices: readonly Money[]): string {
  const sorted = [...new Set(prices)].sort((one, other) => (one < other ? -1 : 1));
  const [least = 0n] = sorted;
  const most = sorted.at(-1) ?? least;
  return least === most ? rateText(least) : `${rateText(least)}–${rateText(most)}`;
}

export function rateText(price: Money): string {
  return figuresOf(price).replace(/\.?0+$/, '');
}
