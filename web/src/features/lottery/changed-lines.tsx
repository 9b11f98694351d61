import { type Family, playOf } from '@lanna/rules/lottery/family';
import { figuresOf } from '@lanna/rules/money';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlayWords } from '../lotteries/play-words.ts';
import { fullPlayName } from './play-picker.tsx';
import type { SlipChange } from './slip-changes.ts';
import { pickedText } from './slip-panel.tsx';
import { money } from './terms.ts';

/** What is sold otherwise by now, before and after, for the player to say yes to. */
export function ChangedLines({
  changes,
  family,
  words,
}: {
  changes: readonly SlipChange[];
  family: Family;
  words: PlayWords;
}) {
  const { t } = useTranslation('lottery');
  return (
    <section aria-label={t('changed.title')} className="rounded-medium border border-warning/60 bg-sunken">
      <p className="px-4 pt-3 font-medium">{t('changed.title')}</p>
      <p className="px-4 text-muted text-sm">{t('changed.lead')}</p>
      <ul className="flex flex-col divide-y divide-line px-4 py-1">
        {changes.map((change) => {
          const play = playOf(family, change.before.play);
          return (
            <li key={change.id} className="flex flex-col gap-0.5 py-2.5">
              <span className="text-muted text-xs">{play && fullPlayName(words, play)}</span>
              <span className="figures truncate font-display font-semibold">
                {pickedText(change.before.text)}
              </span>
              {change.closed.length > 0 && (
                <span className="text-danger text-sm">
                  {t('changed.closed', { numbers: change.closed.slice(0, 12).join(', ') })}
                </span>
              )}
              {change.lines.length === 0 && <span className="text-sm">{t('changed.gone')}</span>}
              {change.lines.map((line) => (
                <span key={`${line.isHalf}`} className="figures flex flex-wrap items-center gap-x-2 text-sm">
                  <span className="sr-only">{t('changed.before')}</span>
                  <s className="text-muted">{priceText(change.before.prices)}</s>
                  <ArrowRight className="size-3.5 text-muted" aria-hidden="true" />
                  <span className="sr-only">{t('changed.after')}</span>
                  <strong className="font-semibold">{priceText(line.prices)}</strong>
                  {line.isHalf && <span className="text-warning">{t('slip.half')}</span>}
                  {change.lines.length > 1 && <span className="text-muted">{pickedText(line.text)}</span>}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function priceText(prices: readonly string[]): string {
  return shownPrices(prices).join(' / ');
}

/** Each price once, the largest first; of many the largest and the least. */
export function shownPrices(prices: readonly string[]): string[] {
  const all = [...new Set(prices)].map(money).sort((one, other) => (one < other ? 1 : -1));
  const shown = all.length > 3 ? [all[0] ?? 0n, all.at(-1) ?? 0n] : all;
  return shown.map((price) => figuresOf(price));
}
