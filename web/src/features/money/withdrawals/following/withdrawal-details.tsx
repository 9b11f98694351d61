import type { Payout, Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { shortNumber } from '@lanna/rules/short-number';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { Sum } from '../asking/sum.tsx';
import { AnswerPictures } from './answer-pictures.tsx';
import { PAYOUT_TONES } from './tones.ts';

/** What else is known of it: its payouts, what was asked and answered, what happened when. */
export function WithdrawalDetails({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const { id, payouts, asks, amount, fee, net, channelName } = withdrawal;
  const answered = asks.filter(({ answer }) => answer !== null);
  return (
    <>
      {payouts.length > 1 && <Payouts payouts={payouts} />}
      <details className="group">
        <summary className="flex h-10 list-none items-center gap-1.5 self-start text-accent-text text-sm [&::-webkit-details-marker]:hidden">
          {t('details.open')}
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="mt-2 flex flex-col gap-5">
          <dl className="flex flex-col gap-y-1.5 text-sm">
            <Line name={t('details.amount')}>
              <Sum amount={amount} />
            </Line>
            <Line name={t('details.fee')}>{Number(fee) > 0 ? <Sum amount={fee} /> : t('free')}</Line>
            <Line name={t('details.net')}>
              <Sum amount={net} className="font-semibold" />
            </Line>
            <Line name={t('details.channel')}>{channelName}</Line>
            <Line name={t('details.number')}>
              <CodeText value={shortNumber('W', id)} copyLabel={t('details.copy')} />
            </Line>
          </dl>
          {answered.length > 0 && (
            <section className="flex flex-col gap-3">
              <h4 className="font-semibold text-sm">{t('details.answers')}</h4>
              {answered.map(({ id: ask, words, answer }) => (
                <div key={ask} className="text-sm">
                  <p className="text-muted">{words}</p>
                  {answer?.text && <p className="whitespace-pre-line break-words">{answer.text}</p>}
                  {answer && answer.pictures.length > 0 && <AnswerPictures ids={answer.pictures} />}
                </div>
              ))}
            </section>
          )}
          <History withdrawal={withdrawal} />
        </div>
      </details>
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}

function Payouts({ payouts }: { payouts: readonly Payout[] }) {
  const { t } = useTranslation('withdrawals');
  return (
    <section className="flex flex-col gap-2">
      <h4 className="font-semibold text-sm">{t('payouts.title', { count: payouts.length })}</h4>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-medium border border-line">
        {payouts.map(({ id, net, state, receipt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3.5 py-2.5 text-sm"
          >
            <Sum amount={net} className="font-semibold" />
            <Badge tone={receipt?.state === 'not_received' ? 'danger' : PAYOUT_TONES[state]}>
              {receipt && state === 'paid' ? t(`receipt.state.${receipt.state}`) : t(`payout.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every step of it, the last one first. */
function History({ withdrawal: { history } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const { timeZone } = useBrand();
  return (
    <section className="flex flex-col gap-2">
      <h4 className="font-semibold text-sm">{t('details.history')}</h4>
      <ol className="flex flex-col gap-2.5 border-line border-l-2 pl-4">
        {history.toReversed().map(({ state, at, words }) => (
          <li key={`${at} ${state}`} className="text-sm">
            <span className="block">{t(`state.${state}`)}</span>
            <time dateTime={at} className="figures block text-muted text-xs">
              {displayDateTime(at, timeZone)}
            </time>
            {words !== '' && (
              <span className="block whitespace-pre-line break-words text-muted">{words}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
