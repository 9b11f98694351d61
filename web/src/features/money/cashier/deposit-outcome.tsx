import { moneyOf } from '@lanna/contract/money';
import type { DepositPage } from '@lanna/contract/money/cashier/cashier';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { balanceQuery } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { MessageText } from '../../../ui/text/message-text.tsx';
import { DepositDone } from './deposit-done.tsx';
import { DEPOSIT_LOOK } from './deposit-style.tsx';
import { SlipUpload } from './paying/slip-upload.tsx';

/** What has become of a deposit that is not to be paid any more: what happened, what it means for the money, and what next. */
export function DepositOutcome({ deposit, onBack }: { deposit: DepositPage; onBack: () => void }) {
  switch (deposit.status) {
    case 'credited':
      return <Credited deposit={deposit} onBack={onBack} />;
    case 'review':
      return (
        <>
          <Notified deposit={deposit} />
          {(deposit.reason === 'slip' ||
            deposit.reason === 'slip_of_another_member' ||
            deposit.reason === 'said_paid') && <SlipUpload deposit={deposit} />}
        </>
      );
    case 'expired':
    case 'failed':
      return (
        <>
          <Notified deposit={deposit} />
          <New onBack={onBack} />
          {deposit.kind !== 'gateway' && <SlipUpload deposit={deposit} />}
        </>
      );
    default:
      return (
        <>
          <Notified deposit={deposit} />
          <New onBack={onBack} />
        </>
      );
  }
}

function Credited({ deposit, onBack }: { deposit: DepositPage; onBack: () => void }) {
  const { data } = useQuery(balanceQuery);
  return (
    <>
      <DepositDone deposit={{ ...deposit, balance: data?.sumBalance }} />
      <New onBack={onBack} />
    </>
  );
}

function Notified({ deposit }: { deposit: DepositPage }) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const { status, reason, words, confirmedAmount } = deposit;
  const { Icon, text } = DEPOSIT_LOOK[status];
  const facts = {
    amount: displayMoney(moneyOf(deposit.amount), currencySymbol),
    arrived: displayMoney(moneyOf(confirmedAmount ?? deposit.amount), currencySymbol),
    minutes: Math.max(1, deposit.promisedMinutes),
  };
  const key = outcomeOf(deposit);
  return (
    <div role="status" className="flex flex-col gap-2 rounded-large border border-line bg-raised p-5">
      <p className={classes('flex items-center gap-2 font-semibold', text)}>
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        {t(`outcome.${key}.title`, facts)}
      </p>
      <p className="text-sm">
        <MessageText>{t(`outcome.${key}.text`, facts)}</MessageText>
      </p>
      {words && reason === null && (
        <p className="mt-1 rounded-medium bg-sunken px-4 py-3 text-sm">
          <span className="block text-muted text-xs">{t('outcome.words')}</span>
          <span className="block whitespace-pre-line">{words}</span>
        </p>
      )}
    </div>
  );
}

type Outcome =
  | 'slip'
  | 'otherAmount'
  | 'secondPayment'
  | 'review'
  | 'expired'
  | 'failed'
  | 'cancelled'
  | 'refused';

/** What it is shown as. What only the desk needs to know (another member's slip, a second operator) reads as being looked at. */
function outcomeOf({ status, reason, steps }: DepositPage): Outcome {
  if (status === 'review') {
    if (reason === 'slip' || reason === 'slip_of_another_member') return 'slip';
    if (reason === 'other_amount') return 'otherAmount';
    return reason === 'second_payment' ? 'secondPayment' : 'review';
  }
  if (status === 'failed') return steps.at(-1)?.cause === 'cancelled' ? 'cancelled' : 'failed';
  return status === 'refused' ? 'refused' : 'expired';
}

function New({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('cashier');
  return (
    <Button variant="secondary" wide onClick={onBack}>
      {t('one.new')}
    </Button>
  );
}
