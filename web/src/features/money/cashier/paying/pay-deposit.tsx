import type { DepositPage } from '@lanna/contract/money/cashier/cashier';
import { Check, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { isOutcomeUncertain } from '../make-deposit.ts';
import { MoneyError } from '../money-error.tsx';
import { useCancelDeposit, useSayPaid } from '../queries.ts';
import { PayAtGateway } from './pay-at-gateway.tsx';
import { PayByBank } from './pay-by-bank.tsx';
import { PayByCode } from './pay-by-code.tsx';
import { PayCountdown } from './pay-countdown.tsx';
import { SlipUpload } from './slip-upload.tsx';

/** How a deposit is paid, how long there is for it, and what to do once it is. */
export function PayDeposit({ deposit }: { deposit: DepositPage }) {
  const { t } = useTranslation('cashier');
  const { demo } = useBrand();
  const { pay } = deposit;
  if (!pay) return <NotAnswered deposit={deposit} />;
  return (
    <>
      {deposit.expiresAt && <PayCountdown deposit={deposit} until={deposit.expiresAt} />}
      {demo && (
        <p className="rounded-medium border border-warning/40 bg-sunken px-4 py-2.5 text-sm">
          {t('pay.demo')}
        </p>
      )}
      {pay.kind === 'promptpay' && <PayByCode deposit={deposit} pay={pay} />}
      {pay.kind === 'bank' && <PayByBank deposit={deposit} pay={pay} />}
      {pay.kind === 'gateway' && <PayAtGateway deposit={deposit} pay={pay} />}
      <Paid deposit={deposit} />
      {pay.kind !== 'gateway' && (pay.kind === 'bank' || deposit.paidSaidAt !== null) && (
        <SlipUpload deposit={deposit} />
      )}
      <Cancel id={deposit.id} />
    </>
  );
}

/** The gateway has not said yet how it is paid: the order may have reached it or not, and asking again makes no second one. */
function NotAnswered({ deposit }: { deposit: DepositPage }) {
  const { t } = useTranslation('cashier');
  const words = useRefusalText();
  const { mutate, isPending, error } = useSayPaid(deposit.id);
  return (
    <div className="flex flex-col gap-4 rounded-large border border-line bg-raised p-5">
      <p className="flex items-center gap-2 font-semibold">
        <Spinner className="size-5" />
        {t('pay.notAnswered')}
      </p>
      <p className="text-muted text-sm">{t('pay.notAnsweredText')}</p>
      {error && <MoneyError uncertain={isOutcomeUncertain(error)}>{words(error)}</MoneyError>}
      <Button busy={isPending} icon={<RefreshCw aria-hidden="true" />} onClick={() => mutate()}>
        {t('pay.askAgain')}
      </Button>
      <Cancel id={deposit.id} />
    </div>
  );
}

/** Saying so moves no money: it notifies the desk, and shows what the member may expect. */
function Paid({ deposit }: { deposit: DepositPage }) {
  const { t } = useTranslation('cashier');
  const words = useRefusalText();
  const { mutate, isPending, error } = useSayPaid(deposit.id);
  if (deposit.paidSaidAt !== null)
    return (
      <div role="status" className="flex items-start gap-3 rounded-large border border-line bg-raised p-4">
        <Spinner className="mt-0.5 size-5 shrink-0" />
        <div>
          <p className="font-semibold">{t('pay.looking')}</p>
          <p className="text-muted text-sm">
            <MessageText>
              {t('pay.lookingText', { minutes: Math.max(1, deposit.promisedMinutes) })}
            </MessageText>
          </p>
        </div>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <Button size="large" wide busy={isPending} icon={<Check aria-hidden="true" />} onClick={() => mutate()}>
        {t('pay.paid')}
      </Button>
      {error && <MoneyError uncertain={false}>{words(error)}</MoneyError>}
    </div>
  );
}

function Cancel({ id }: { id: string }) {
  const { t } = useTranslation('cashier');
  const words = useRefusalText();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useCancelDeposit(id);
  if (!asked)
    return (
      <Button variant="ghost" size="small" className="self-center" onClick={() => setAsked(true)}>
        {t('pay.cancel')}
      </Button>
    );
  return (
    <div
      role="alertdialog"
      aria-label={t('pay.cancel')}
      className="flex flex-col gap-3 rounded-large bg-sunken p-4"
    >
      <p className="text-sm">{t('pay.cancelAsk')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="small" busy={isPending} onClick={() => mutate()}>
          {t('pay.cancelYes')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setAsked(false)}>
          {t('pay.cancelNo')}
        </Button>
      </div>
      {error && <MoneyError uncertain={false}>{words(error)}</MoneyError>}
    </div>
  );
}
