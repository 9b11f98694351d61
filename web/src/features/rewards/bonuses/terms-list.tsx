import type { Value } from '@lanna/contract/endpoint';
import type { BonusCard, myBonuses } from '@lanna/contract/rewards/bonuses/bonuses';
import { BONUS_CATEGORIES } from '@lanna/rules/rewards/bonuses/terms';
import { useTranslation } from 'react-i18next';
import { useShown } from './use-shown.ts';

export type Example = NonNullable<Value<typeof myBonuses>['offers'][number]['example']>;

/** Terms in words made of their data, with an example in figures; or, of an own bonus, its own figures. */
export function TermsList({
  terms,
  example,
  isOwn = false,
}: {
  terms: BonusCard['terms'];
  example: Example | null;
  isOwn?: boolean;
}) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const { match, wagering, stake, contributions, convertedTimes } = terms;
  const counted = BONUS_CATEGORIES.filter((category) => (contributions[category] ?? 0) > 0);
  return (
    <div className="flex flex-col gap-4 text-sm">
      {example && (
        <div className="rounded-medium border border-line bg-sunken p-3">
          <p className="font-semibold">{t(isOwn ? 'terms.yours' : 'terms.example')}</p>
          <ul className="mt-1 flex flex-col gap-1">
            <li>
              {match && !isOwn
                ? t('terms.exampleMatch', {
                    deposit: shown.money(example.deposit),
                    amount: shown.money(example.amount),
                  })
                : t('terms.exampleAmount', { amount: shown.money(example.amount) })}
            </li>
            <li>{t('terms.exampleRequired', { required: shown.money(example.required) })}</li>
            <li>{t('terms.exampleStake', { most: shown.money(example.maxStake) })}</li>
            <li>
              {example.convertedMost === null
                ? t('terms.exampleAll')
                : t('terms.exampleMost', { most: shown.money(example.convertedMost) })}
            </li>
          </ul>
        </div>
      )}
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {match && (
          <li>
            {t(`terms.match.${match.occasion}`, {
              percent: match.percent,
              most: shown.money(match.most),
              least: shown.money(match.least),
            })}
          </li>
        )}
        <li>{t(`terms.wagering.${wagering.of}`, { times: wagering.times })}</li>
        <li>
          {t('terms.counts')}{' '}
          {counted.map((category) => `${t(`category.${category}`)} ${contributions[category]}%`).join(' · ')}
        </li>
        <li>{t('terms.others')}</li>
        <li>{t('terms.stake', { percent: stake.percent, most: shown.money(stake.most) })}</li>
        <li>{t('terms.cashFirst')}</li>
        <li>{t('terms.days', { count: terms.days, shown: terms.days })}</li>
        <li>
          {convertedTimes === null
            ? t('terms.convertedAll')
            : t('terms.converted', { times: convertedTimes })}
        </li>
        <li>{t('terms.never')}</li>
      </ul>
    </div>
  );
}
