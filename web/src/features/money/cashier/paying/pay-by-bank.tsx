import { moneyOf } from '@lanna/contract/money';
import type { DepositPage, DepositPay } from '@lanna/contract/money/cashier/cashier';
import { displayMoney, formatMoney } from '@lanna/rules/money';
import { bankOfNumber } from '@lanna/rules/money/payments/thai-banks';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { CopyLine } from './copy-line.tsx';
import { PaySteps } from './pay-steps.tsx';

/** The account to transfer to, the exact amount, and what to write so that the money is found. */
export function PayByBank({
  deposit,
  pay,
}: {
  deposit: DepositPage;
  pay: Extract<DepositPay, { kind: 'bank' }>;
}) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const amount = moneyOf(deposit.amount);
  const bank = bankOfNumber(pay.bankCode);
  const bankName = bank
    ? currentLanguage() === 'TH'
      ? bank.name.TH
      : `${bank.name.EN} · ${bank.code}`
    : pay.bankCode;
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-col divide-y divide-line rounded-large border border-line bg-raised px-4 py-1">
        <CopyLine label={t('pay.bank')} value={bankName} />
        <CopyLine
          label={t('pay.account')}
          value={groups(pay.accountNumber)}
          copied={pay.accountNumber}
          strong
        />
        <CopyLine label={t('pay.accountName')} value={pay.accountName} />
        <CopyLine
          label={t('pay.exactAmount')}
          value={displayMoney(amount, currencySymbol)}
          copied={formatMoney(amount)}
          strong
        />
        <CopyLine label={t('pay.note')} value={deposit.reference} strong />
      </dl>
      <PaySteps steps={[t('pay.transfer.send'), t('pay.transfer.note'), t('pay.transfer.slip')]} />
    </div>
  );
}

/** As it is printed in a bank book: 012-3-45678-9. Other lengths stay as they are. */
function groups(number: string): string {
  return number.replace(/^(\d{3})(\d)(\d{5})(\d)$/, '$1-$2-$3-$4');
}
