import type { PresetRates } from '@lanna/contract/people/agents/preset-rates';
import { RATE_CATEGORIES, type RateCategory } from '@lanna/rules/commission/contracts/category';
import { useTranslation } from 'react-i18next';
import { percentText, readPercent } from '../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

export type RateTexts = Partial<Record<RateCategory, string>>;

/** What is typed, as rates; undefined while a field is wrong. */
export function ratesOf(texts: RateTexts, own: PresetRates): PresetRates | undefined {
  const rates: PresetRates = {};
  for (const category of givenBy(own)) {
    const rate = readPercent(texts[category] ?? '');
    if (rate === undefined || rate > (own[category] ?? 0)) return undefined;
    if (rate > 0) rates[category] = rate;
  }
  return rates;
}

/** The kinds of games in which the agent has something to give. */
export function givenBy(own: PresetRates): RateCategory[] {
  return RATE_CATEGORIES.filter((category) => (own[category] ?? 0) > 0);
}

/** A rate for each kind of game, never above the agent's own. */
export function RateFields({
  own,
  texts,
  onTexts,
  shown,
}: {
  own: PresetRates;
  texts: RateTexts;
  onTexts: (texts: RateTexts) => void;
  /** Field errors are shown from the first try on. */
  shown: boolean;
}) {
  const { t } = useTranslation('agents');
  const given = givenBy(own);
  if (given.length === 0) return <p className="text-muted text-sm">{t('preset.noRates')}</p>;

  function fieldErrorOf(category: RateCategory): string | undefined {
    const rate = readPercent(texts[category] ?? '');
    if (rate === undefined) return t('preset.notRate');
    const highest = own[category] ?? 0;
    return rate > highest ? t('preset.tooHigh', { rate: percentText(highest) }) : undefined;
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium text-sm">{t('preset.rates')}</legend>
      <p className="text-muted text-sm">{t('preset.ratesHint')}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {given.map((category) => (
          <TextField
            key={category}
            label={t(`category.${category}`)}
            hint={t('preset.atMost', { rate: percentText(own[category] ?? 0) })}
            error={shown ? fieldErrorOf(category) : undefined}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            after={<span className="pr-3 text-muted text-sm">%</span>}
            value={texts[category] ?? ''}
            onChange={({ target }) => onTexts({ ...texts, [category]: target.value })}
          />
        ))}
      </div>
      <Button
        variant="ghost"
        size="small"
        className="self-start"
        onClick={() =>
          onTexts(Object.fromEntries(given.map((category) => [category, percentText(own[category] ?? 0)])))
        }
      >
        {t('preset.sameAsOwn')}
      </Button>
    </fieldset>
  );
}
