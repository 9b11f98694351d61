import type { Sending } from '@lanna/contract/endpoint';
import {
  closeDispute,
  failPayout,
  type PayoutRow,
  sendPayout,
  settlePayout,
} from '@lanna/contract/money/withdrawals/payouts-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Money } from '../../../../../console/money.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

/** What can be done with a payout now: paying it, entering the bank's reference or that it failed, closing a dispute. */
export function PayoutMoves({ payout }: { payout: PayoutRow }) {
  const { t } = useTranslation('withdrawals-console');
  const words = useRefusalText();
  const [asked, setAsked] = useState<'fail' | 'close_dispute'>();
  const { moves, version } = payout;
  const params = { id: payout.id };
  const onDone = (value: PayoutRow) => {
    setAsked(undefined);
    notify({ text: t(`payoutDone.${value.state}`), tone: 'success' });
  };
  const sending = useOpsMutation(sendPayout, { onDone });
  const settling = useOpsMutation(settlePayout, { onDone });
  const failing = useOpsMutation(failPayout, {
    onDone: (value) => {
      if (value.proposal === null) return onDone(value);
      setAsked(undefined);
      notify({ text: t('payoutDone.proposed'), detail: t('payoutDone.proposedText'), tone: 'info' });
    },
  });
  const closing = useOpsMutation(closeDispute, {
    onDone: () => {
      setAsked(undefined);
      notify({ text: t('payoutDone.closed'), tone: 'success' });
    },
  });
  const isBusy = [sending, settling, failing, closing].some(({ isPending }) => isPending);
  return (
    <div className="flex flex-col gap-3">
      {moves.includes('settle') && (
        <Settlement
          version={version}
          disabled={isBusy}
          settle={(body) => settling.mutateAsync({ params, body })}
        />
      )}
      {sending.error && <FormError>{words(sending.error)}</FormError>}
      <div className="flex flex-wrap gap-2">
        {moves.includes('send') && (
          <Button
            size="small"
            busy={sending.isPending}
            disabled={isBusy}
            onClick={() => sending.mutate({ params, body: { version } })}
          >
            {payout.channelKind === 'bank' ? t('payoutMove.sendByHand') : t('payoutMove.send')}
          </Button>
        )}
        {moves.includes('fail') && (
          <Button size="small" variant="ghost" disabled={isBusy} onClick={() => setAsked('fail')}>
            {t('payoutMove.fail')}
          </Button>
        )}
        {moves.includes('close_dispute') && (
          <Button size="small" disabled={isBusy} onClick={() => setAsked('close_dispute')}>
            {t('payoutMove.close_dispute')}
          </Button>
        )}
      </div>
      <ReasonDialog
        open={asked === 'fail'}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t('payoutAsk.fail')}
        text={
          <>
            {t('payoutAsk.failText')} <Money amount={payout.amount} brand={payout.brand} />
          </>
        }
        action={t('payoutMove.fail')}
        tone="danger"
        busy={failing.isPending}
        error={failing.error}
        onConfirm={(reason) => failing.mutate({ params, body: { version, words: reason } })}
      />
      <ReasonDialog
        open={asked === 'close_dispute'}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t('payoutAsk.close')}
        text={t('payoutAsk.closeText')}
        action={t('payoutMove.close_dispute')}
        busy={closing.isPending}
        error={closing.error}
        onConfirm={(reason) => closing.mutate({ params, body: { version, words: reason } })}
      />
    </div>
  );
}

/** It was paid by hand: under which reference, as the bank's slip says it. */
function Settlement({
  version,
  disabled,
  settle,
}: {
  version: number;
  disabled: boolean;
  settle: (body: Sending<typeof settlePayout>['body']) => Promise<PayoutRow>;
}) {
  const { t } = useTranslation('withdrawals-console');
  const form = useContractForm(settlePayout, {
    initial: { bankReference: '' },
    version,
    toBody: (typed, of) => ({ ...typed, version: of }),
    words: { bankReference: { required: t('fault.reference'), tooShort: t('fault.reference') } },
    refusals: { payout_reference_used: 'bankReference' },
    send: settle,
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          {...form.field('bankReference')}
          label={t('settle.reference')}
          hint={t('settle.hint')}
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1 basis-56"
        />
        <Button type="submit" size="small" busy={form.isPending} disabled={disabled} className="mt-6">
          {t('payoutMove.settle')}
        </Button>
      </div>
      {form.problem && <FormError>{form.problem}</FormError>}
    </form>
  );
}
