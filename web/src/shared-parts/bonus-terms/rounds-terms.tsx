import type { TFunction } from 'i18next';
import type { ShownTerms } from './terms-view.tsx';

/** Free rounds have terms of their own: what they are, what becomes of their wins, and how long they last. */
export function RoundsTerms({
  terms,
  rounds,
  example,
  isOwn = false,
  t,
  money,
  title,
}: Omit<ShownTerms, 't'> & {
  rounds: NonNullable<ShownTerms['terms']['rounds']>;
  t: TFunction<'bonuses'>;
}) {
  const worth = money(rounds.worth);
  return (
    <div className="flex flex-col gap-4 text-sm">
      {example && (
        <div className="rounded-medium border border-line bg-sunken p-3">
          <p className="font-semibold">{t(isOwn ? 'terms.yours' : 'terms.example')}</p>
          <ul className="mt-1 flex flex-col gap-1">
            <li>
              {t('rounds.exampleStakes', {
                ...{ count: rounds.count, shown: rounds.count, worth },
                amount: money(example.amount),
              })}
            </li>
            <li>{t('rounds.exampleWin', { amount: money(example.amount) })}</li>
          </ul>
        </div>
      )}
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>
          {t('rounds.given', { count: rounds.count, shown: rounds.count, worth })}{' '}
          {rounds.title ? t('rounds.inGame', { game: title(rounds.title) }) : t('rounds.inAny', rounds)}
        </li>
        {(terms.once === 'person' || terms.once === 'day') && <li>{t(`terms.once.${terms.once}`)}</li>}
        <li>{t('rounds.first')}</li>
        <li>{t('rounds.cash')}</li>
        <li>{t('rounds.days', { count: terms.days, shown: terms.days })}</li>
        <li>{t('rounds.beside')}</li>
      </ul>
    </div>
  );
}
