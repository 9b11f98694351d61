import type { TFunction } from 'i18next';
import { PlayExample, PlayTerms } from './play-terms.tsx';
import type { ShownTerms } from './terms-view.tsx';

/** Free rounds have terms of their own: what they are, what becomes of their wins, and how long they last. Wins that are a bonus have its terms below. */
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
  const { deposit } = rounds;
  const isBonus = rounds.wins === 'bonus';
  return (
    <div className="flex flex-col gap-4 text-sm">
      {example && (
        <div className="rounded-medium border border-line bg-sunken p-3">
          <p className="font-semibold">{t(isOwn ? 'terms.yours' : 'terms.example')}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {deposit && !isOwn && <li>{t('rounds.exampleDeposit', { deposit: money(deposit.least) })}</li>}
            <li>
              {t('rounds.exampleStakes', {
                ...{ count: rounds.count, shown: rounds.count, worth },
                amount: money(example.amount),
              })}
            </li>
            <li>
              {t(isBonus ? 'rounds.exampleWon' : 'rounds.exampleWin', { amount: money(example.amount) })}
            </li>
            {isBonus && !isOwn && <PlayExample example={example} t={t} money={money} />}
          </ul>
        </div>
      )}
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>
          {t('rounds.given', { count: rounds.count, shown: rounds.count, worth })}{' '}
          {rounds.title ? t('rounds.inGame', { game: title(rounds.title) }) : t('rounds.inAny', rounds)}
        </li>
        {deposit && <li>{t(`rounds.deposit.${deposit.occasion}`, { least: money(deposit.least) })}</li>}
        {(terms.once === 'person' || terms.once === 'day') && <li>{t(`terms.once.${terms.once}`)}</li>}
        <li>{t('rounds.first')}</li>
        <li>{t(isBonus ? 'rounds.won' : 'rounds.cash')}</li>
        <li>{t('rounds.days', { count: terms.days, shown: terms.days })}</li>
        <li>{t(isBonus ? 'rounds.besideWon' : 'rounds.beside')}</li>
        {isBonus && (
          <>
            <li>{t('rounds.fixed')}</li>
            <PlayTerms terms={terms} t={t} money={money} />
          </>
        )}
      </ul>
    </div>
  );
}
