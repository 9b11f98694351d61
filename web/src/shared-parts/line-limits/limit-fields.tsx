import type { Allowance } from '@lanna/contract/accounts/line-limits/line-limits';
import { moneyOf } from '@lanna/contract/money';
import { RATE_CATEGORIES, type RateCategory } from '@lanna/rules/commission/contracts/category';
import { MoneyField } from '../money/money-field.tsx';
import { shownAmount } from '../money/typed-amount.ts';
import type { LimitTexts } from './limit-texts.ts';

/** The largest bet of each kind of game, and the most that may be lost in a day and a week. */
export function LimitFields({
  value,
  onChange,
  symbol,
  most,
  words,
  errorOf,
}: {
  value: LimitTexts;
  onChange: (value: LimitTexts) => void;
  symbol: string;
  /** What the line of the one who sets them allows. */
  most?: Allowance;
  words: {
    stakes: string;
    losses: string;
    none: string;
    most: (amount: string) => string;
    category: (category: RateCategory) => string;
    period: (period: 'day' | 'week') => string;
  };
  errorOf: (field: `stakes.${RateCategory}` | `losses.${'day' | 'week'}`) => string | undefined;
}) {
  const hint = (amount: string | null | undefined) =>
    amount ? words.most(shownAmount(moneyOf(amount), symbol)) : words.none;
  return (
    <>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-semibold text-sm">{words.stakes}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {RATE_CATEGORIES.map((category) => (
            <MoneyField
              key={category}
              label={words.category(category)}
              hint={hint(most?.stakes[category])}
              symbol={symbol}
              value={value.stakes[category]}
              error={errorOf(`stakes.${category}`)}
              onType={(typed) => onChange({ ...value, stakes: { ...value.stakes, [category]: typed } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-semibold text-sm">{words.losses}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {(['day', 'week'] as const).map((period) => (
            <MoneyField
              key={period}
              label={words.period(period)}
              hint={hint(most?.losses[period])}
              symbol={symbol}
              value={value.losses[period]}
              error={errorOf(`losses.${period}`)}
              onType={(typed) => onChange({ ...value, losses: { ...value.losses, [period]: typed } })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
