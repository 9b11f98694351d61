import { BONUS_CATEGORIES, PRICED_CATEGORIES } from '@lanna/rules/rewards/bonuses/terms';
import type { TFunction } from 'i18next';
import type { ShownTerms } from './terms-view.tsx';

type Shown = Pick<ShownTerms, 'terms' | 'money'> & { t: TFunction<'bonuses'> };

/** How bonus money is to be played before it is cash. */
export function PlayTerms({ terms, t, money }: Shown) {
  const { wagering, stake, contributions, leastOdds, convertedTimes } = terms;
  const counted = BONUS_CATEGORIES.filter((category) => (contributions[category] ?? 0) > 0);
  return (
    <>
      <li>{t(`terms.wagering.${wagering.of}`, { times: wagering.times })}</li>
      <li>
        {t('terms.counts')}{' '}
        {counted.map((category) => `${t(`category.${category}`)} ${contributions[category]}%`).join(' · ')}
      </li>
      {leastOdds && counted.some((category) => PRICED_CATEGORIES.includes(category)) && (
        <li>{t('terms.leastOdds', { odds: leastOdds })}</li>
      )}
      <li>{t('terms.others')}</li>
      <li>{t('terms.stake', { percent: stake.percent, most: money(stake.most) })}</li>
      <li>{t('terms.cashFirst')}</li>
      <li>{t('terms.days', { count: terms.days, shown: terms.days })}</li>
      <li>
        {convertedTimes === null ? t('terms.convertedAll') : t('terms.converted', { times: convertedTimes })}
      </li>
      <li>{t('terms.never')}</li>
    </>
  );
}

/** The same in the figures of an example. */
export function PlayExample({
  example,
  t,
  money,
}: Pick<Shown, 't' | 'money'> & { example: NonNullable<ShownTerms['example']> }) {
  return (
    <>
      <li>{t('terms.exampleRequired', { required: money(example.required) })}</li>
      <li>{t('terms.exampleStake', { most: money(example.maxStake) })}</li>
      <li>
        {example.convertedMost === null
          ? t('terms.exampleAll')
          : t('terms.exampleMost', { most: money(example.convertedMost) })}
      </li>
    </>
  );
}
