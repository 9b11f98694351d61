import type { PaymentConfirmation } from '@lanna/contract/money/withdrawals/receipts';
import { shortNumber } from '@lanna/rules/short-number';
import { Check, CircleHelp, SearchCheck, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useNow } from '../../../../shared-parts/time/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { PayeeLine } from '../account/payee-line.tsx';
import { Sum } from '../asking/sum.tsx';
import { useAnswerReceipt } from './answer-receipt.ts';
import { Moment } from './moment.tsx';
import { NotReceivedForm } from './not-received-form.tsx';
import { useSpanWords } from './span-words.ts';

/** Asks whether a paid withdrawal has arrived, as long as the answer is open; of a dispute, that it is looked into. */
export function ReceiptCard({ confirmation }: { confirmation: PaymentConfirmation }) {
  const { t } = useTranslation('withdrawals');
  const { payout, withdrawalId, bankCode, numberMasked } = confirmation;
  const isDisputed = payout.receipt?.state === 'not_received';
  return (
    <section
      aria-labelledby={`receipt-${payout.id}`}
      className="lit flex flex-col gap-4 rounded-large border-accent-text bg-raised p-5"
    >
      <header className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-surface text-accent-text [&_svg]:size-5"
        >
          {isDisputed ? <SearchCheck /> : <CircleHelp />}
        </span>
        <div className="min-w-0">
          <h3 id={`receipt-${payout.id}`} className="font-display font-semibold text-lg leading-snug">
            {isDisputed ? t('receipt.disputed') : t('receipt.question')}
          </h3>
          <p className="text-muted text-sm">
            {isDisputed ? (
              t('receipt.disputedText')
            ) : (
              <>
                {t('receipt.paid')} {payout.paidAt && <Moment at={payout.paidAt} />}
              </>
            )}
          </p>
        </div>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-medium bg-surface px-4 py-3">
        <PayeeLine payee={{ bankCode, numberMasked }} small />
        <Sum amount={payout.net} className="font-display font-semibold text-xl" />
        <p className="basis-full text-muted text-xs">
          {t('details.number')}{' '}
          <span className="figures select-all text-text">{shortNumber('W', withdrawalId)}</span>
        </p>
      </div>
      <Answers confirmation={confirmation} />
    </section>
  );
}

function Answers({ confirmation: { payout, answers } }: { confirmation: PaymentConfirmation }) {
  const { t } = useTranslation('withdrawals');
  const words = useRefusalText();
  const [isDisputing, setDisputing] = useState(false);
  const answering = useAnswerReceipt(payout.id);
  const yes = answers.find((answer) => answer === 'received' || answer === 'forced_received');
  if (isDisputing) return <NotReceivedForm payoutId={payout.id} onBack={() => setDisputing(false)} />;
  return (
    <>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {yes && (
          <Button
            wide
            busy={answering.isPending}
            icon={<Check aria-hidden="true" />}
            onClick={() => answering.mutate({ answer: yes })}
          >
            {yes === 'received' ? t('receipt.yes') : t('receipt.afterAll')}
          </Button>
        )}
        {answers.includes('not_received') && (
          <Button
            wide
            variant="secondary"
            disabled={answering.isPending}
            icon={<X aria-hidden="true" />}
            onClick={() => setDisputing(true)}
          >
            {t('receipt.no')}
          </Button>
        )}
      </div>
      {answering.error && <FormError>{words(answering.error)}</FormError>}
      {payout.receipt?.state === 'awaited' && <TimeLeft until={payout.receipt.until} />}
    </>
  );
}

/** Silence counts as received: how long it may last. */
function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('withdrawals');
  const span = useSpanWords();
  const nowMs = useNow();
  const leftMs = nowMs === undefined ? 0 : Math.max(0, Date.parse(until) - nowMs);
  return <p className="text-muted text-sm">{t('receipt.left', { span: span(leftMs) })}</p>;
}
