import type { MoneyLimit, SessionLimit } from '@lanna/contract/accounts/protection/limits';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { useAnswerWaiting, type WaitingChange } from '../queries.ts';
import { MINUTE_MS, useMoment, useSpanWords } from '../use-moment.ts';

type Pending = NonNullable<MoneyLimit['pending'] | SessionLimit['pending']>;

/** Something looser that was asked for: until when it waits, then the second yes; the present limit may be kept at any time. */
export function Waiting({
  change,
  pending,
  amount,
  now,
}: {
  change: WaitingChange;
  pending: Pending;
  /** What was asked for, and what holds until then: money as text, or minutes; null is no limit. */
  amount: string | number | null;
  now: string | number | null;
}) {
  const { t } = useTranslation('protection');
  const words = useRefusalText();
  const moment = useMoment();
  const value = useValueWords();
  const answer = useAnswerWaiting();
  const { effectiveAt, confirmBy, confirmable } = pending;
  const asked = value(amount);

  function send(given: 'confirm' | 'keep') {
    answer.mutate(
      { answer: given, change },
      {
        onSuccess: () =>
          notify({ tone: 'success', text: given === 'keep' ? t('waiting.kept') : t('waiting.confirmed') }),
      },
    );
  }

  return (
    <div className="flex flex-col gap-2.5 rounded-medium border border-line bg-sunken px-3.5 py-3 text-sm">
      <p className="flex items-start gap-2.5">
        <Hourglass className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
        <span>
          <strong className="font-semibold">
            {confirmable ? t('waiting.ready', { asked }) : t('waiting.cooling', { asked })}
          </strong>{' '}
          <span className="text-muted">
            {confirmable
              ? t('waiting.confirmBy', { at: moment(confirmBy), now: value(now) })
              : t('waiting.until', { at: moment(effectiveAt), now: value(now) })}
          </span>
        </span>
      </p>
      {answer.error && <FormError>{words(answer.error)}</FormError>}
      <div className="flex flex-wrap gap-2 pl-6.5">
        <Button
          variant={confirmable ? 'primary' : 'secondary'}
          size="small"
          busy={answer.isPending && answer.variables.answer === 'keep'}
          onClick={() => send('keep')}
        >
          {t('waiting.keep')}
        </Button>
        {confirmable && (
          <Button
            variant="secondary"
            size="small"
            busy={answer.isPending && answer.variables.answer === 'confirm'}
            onClick={() => send('confirm')}
          >
            {t('waiting.confirm', { asked })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A limit in words: money, a length of time, or none. */
export function useValueWords(): (value: string | number | null) => string {
  const { t } = useTranslation('protection');
  const { currencySymbol } = useBrand();
  const span = useSpanWords();
  return (value) => {
    if (value === null) return t('limits.unlimited');
    return typeof value === 'number' ? span(value * MINUTE_MS) : displayMoney(moneyOf(value), currencySymbol);
  };
}
