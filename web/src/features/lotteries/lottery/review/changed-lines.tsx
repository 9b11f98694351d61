import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import { figuresOf } from '@lanna/rules/money';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type PlayWords, usePlayWords } from '../../lotteries/play-words.ts';
import { selectionWords } from '../../lotteries/selection-words.ts';
import { fullPlayName } from '../entry/play-picker.tsx';
import { money } from '../terms.ts';
import type { SlipChange } from './slip-changes.ts';

interface ChangedProps {
  changes: readonly SlipChange[];
  family: Family;
  /** Of the draw that is bet on now. */
  words: PlayWords;
  /** That draw. */
  numero: string;
}

/** What is sold otherwise by now, before and after, for the player to say yes to. */
export function ChangedLines(props: ChangedProps) {
  const { changes, numero } = props;
  const { t } = useTranslation('lottery');
  const isOfOtherYear = changes.some((change) => change.isOfOtherYear);
  const title = isOfOtherYear ? t('zodiac.changed') : t('changed.title');
  return (
    <section aria-label={title} className="rounded-medium border border-warning/60 bg-sunken">
      <p className="px-4 pt-3 font-medium">{title}</p>
      <p className="px-4 text-muted text-sm">
        {isOfOtherYear ? t('zodiac.changedLead', { numero }) : t('changed.lead')}
      </p>
      <ul className="flex flex-col divide-y divide-line px-4 py-1">
        {changes.map((change) => (
          <Changed key={change.id} change={change} {...props} />
        ))}
      </ul>
    </section>
  );
}

function Changed({ change, family, words }: ChangedProps & { change: SlipChange }) {
  const { t } = useTranslation('lottery');
  const { before, closed, lines, isOfOtherYear } = change;
  const wordsBefore = usePlayWords(family.code, before.zodiacsAt);
  const play = playOf(family, before.play);
  const isRepriced = (prices: readonly string[]) => priceText(prices) !== priceText(before.prices);
  return (
    <li className="flex flex-col gap-0.5 py-2.5">
      <span className="text-muted text-xs">{play && fullPlayName(words, play)}</span>
      {isOfOtherYear && <span className="sr-only">{t('changed.before')}</span>}
      <span
        className={
          isOfOtherYear
            ? 'figures line-clamp-3 text-muted text-sm line-through'
            : 'figures line-clamp-2 font-display font-semibold wrap-anywhere'
        }
      >
        {selectionWords(wordsBefore, play, before.text)}
      </span>
      {closed.length > 0 && (
        <span className="text-danger text-sm">
          {t('changed.closed', { numbers: closed.slice(0, 12).join(', ') })}
        </span>
      )}
      {lines.length === 0 && <span className="text-sm">{t('changed.gone')}</span>}
      {lines.map((line) => (
        <span key={`${line.isHalf}`} className="flex flex-col gap-0.5">
          {isOfOtherYear && (
            <>
              <span className="sr-only">{t('changed.after')}</span>
              <span className="figures line-clamp-3 font-display font-semibold">
                {selectionWords(words, play, line.text)}
              </span>
            </>
          )}
          {(!isOfOtherYear || isRepriced(line.prices)) && (
            <span className="figures flex flex-wrap items-center gap-x-2 text-sm">
              <span className="sr-only">{t('changed.before')}</span>
              <s className="text-muted">{priceText(before.prices)}</s>
              <ArrowRight className="size-3.5 text-muted" aria-hidden="true" />
              <span className="sr-only">{t('changed.after')}</span>
              <strong className="font-semibold">{priceText(line.prices)}</strong>
              {line.isHalf && <span className="text-warning">{t('slip.half')}</span>}
              {lines.length > 1 && !isOfOtherYear && (
                <span className="text-muted">{selectionWords(words, play, line.text)}</span>
              )}
            </span>
          )}
        </span>
      ))}
    </li>
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
