import { RATE_CATEGORIES, type RateCategory } from '@lanna/rules/commission/contracts/category';
import { useTranslation } from 'react-i18next';
import { percentText, readPercent } from '../../../../shared-parts/money/percent.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

type RateTexts = Partial<Record<RateCategory, string>>;
type SomeRates = Partial<Record<RateCategory, number>>;

/** As they stand in the fields at first. */
export function rateTexts(rates: SomeRates): RateTexts {
  return Object.fromEntries(Object.entries(rates).map(([category, rate]) => [category, percentText(rate)]));
}

/** What is typed; undefined while a field is no rate or above what is the most. */
export function ratesTyped(
  texts: RateTexts,
  most: (category: RateCategory) => number,
): SomeRates | undefined {
  const rates: SomeRates = {};
  for (const category of RATE_CATEGORIES) {
    const text = texts[category];
    if (text === undefined) continue;
    const rate = readPercent(text);
    if (rate === undefined || rate > most(category)) return undefined;
    rates[category] = rate;
  }
  return rates;
}

/** A rate for each kind of game. */
export function RateFields({
  value: texts,
  onChange: onTexts,
  most,
  tried,
}: {
  value: RateTexts;
  onChange: (texts: RateTexts) => void;
  most: (category: RateCategory) => number;
  tried: boolean;
}) {
  const { t } = useTranslation('agents-console');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {RATE_CATEGORIES.map((category) => {
        const text = texts[category] ?? '';
        const rate = readPercent(text);
        const isWrong = rate === undefined || rate > most(category);
        const highest = t('rates.atMost', { rate: percentText(most(category)) });
        return (
          <TextField
            key={category}
            label={t(`category.${category}`)}
            hint={highest}
            error={tried && isWrong ? highest : undefined}
            inputMode="decimal"
            autoComplete="off"
            after={<span className="pr-3 text-muted text-sm">%</span>}
            value={text}
            onChange={({ target }) => onTexts({ ...texts, [category]: target.value })}
          />
        );
      })}
    </div>
  );
}
