import type { Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { isOpenWithdrawal } from '@lanna/rules/money/withdrawals/withdrawal-states';
import { shortNumber } from '@lanna/rules/short-number';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { PayeeLine } from '../account/payee-line.tsx';
import { AsksForm } from '../asking/asks-form.tsx';
import { PromiseLine } from '../asking/promise-line.tsx';
import { Sum } from '../asking/sum.tsx';
import { CancellationNote } from '../cancellation-note.tsx';
import { DeskWords } from './desk-words.tsx';
import { Moment } from './moment.tsx';
import { Stages } from './stages.tsx';
import { WithdrawalDetails } from './withdrawal-details.tsx';

/** Where a withdrawal stands, who has it since when, until when it was promised, and everything that is asked for. */
export function Tracker({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const { id, amount, net, fee, payee, state, since, promisedUntil, words, asks, cancellation } = withdrawal;
  const isOpen = isOpenWithdrawal(state);
  const isAsked = asks.some(({ answer }) => answer === null);
  return (
    <article
      id={`withdrawal-${id}`}
      aria-labelledby={`withdrawal-${id}-heading`}
      className="lit flex scroll-mt-20 flex-col gap-5 rounded-large bg-surface p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 max-w-full flex-col items-start gap-1">
          <h3 id={`withdrawal-${id}-heading`} className="font-display font-semibold text-2xl leading-tight">
            {t('tracker.title')} <Sum amount={amount} />
          </h3>
          <CodeText value={shortNumber('W', id)} copyLabel={t('details.copy')} />
          {Number(fee) > 0 && (
            <p className="text-muted text-sm">
              {t('tracker.net')} <Sum amount={net} />
            </p>
          )}
        </div>
        <PayeeLine payee={payee} small />
      </header>
      <Stages withdrawal={withdrawal} />
      <div className="flex flex-col gap-2" role="status">
        <p className="text-sm leading-snug">
          <span className="font-semibold">{t(`has.${state}`)}</span>{' '}
          <span className="text-muted">
            {isOpen ? t('tracker.since') : t('tracker.at')} <Moment at={since} />
          </span>
        </p>
        <p className="text-muted text-sm">{t(`means.${state}`)}</p>
      </div>
      {promisedUntil && <PromiseLine until={promisedUntil} />}
      {cancellation && <CancellationNote cancellation={cancellation} />}
      {words !== '' && <DeskWords words={words} />}
      {isAsked && <AsksForm key={asks.map((ask) => ask.id).join()} withdrawal={withdrawal} />}
      <WithdrawalDetails withdrawal={withdrawal} />
    </article>
  );
}
