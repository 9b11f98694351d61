import { moneyOf } from '@lanna/contract/money';
import type { DepositPage, DepositPay } from '@lanna/contract/money/cashier/cashier';
import { displayMoney } from '@lanna/rules/money';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { saveFile } from '../../../../save-file.ts';
import { canShare } from '../../../../shared-parts/files/share.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { Button } from '../../../../ui/button.tsx';
import { QrPicture } from '../../../../ui/pictures/qr-picture.tsx';
import { paintCode } from '../paint-code.ts';
import { CopyLine } from './copy-line.tsx';
import { PaySteps } from './pay-steps.tsx';

const CODE_PX = 264;

/** A PromptPay code with amount and reference in it: any bank's app reads it from this screen or from the saved picture. */
export function PayByCode({
  deposit,
  pay,
}: {
  deposit: DepositPage;
  pay: Extract<DepositPay, { kind: 'promptpay' }>;
}) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const amount = moneyOf(deposit.amount);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-3 rounded-large bg-white p-5 text-center text-[#111] shadow-near">
        <p className="font-semibold text-sm">{deposit.methodName}</p>
        <QrPicture
          text={pay.payload}
          sizePx={CODE_PX}
          label={t('pay.codeLabel', { amount: displayMoney(amount, currencySymbol) })}
        />
        <p className="figures font-semibold text-2xl">{displayMoney(amount, currencySymbol)}</p>
        <p className="max-w-full break-words text-[#555] text-sm">{pay.billerName}</p>
        <p className="figures text-[#555] text-xs">{pay.reference1}</p>
      </div>
      <CodeButtons deposit={deposit} payload={pay.payload} payee={pay.billerName} />
      <PaySteps
        steps={[
          t('pay.code.open'),
          t('pay.code.check', { name: pay.billerName, amount: displayMoney(amount, currencySymbol) }),
          t('pay.code.wait'),
        ]}
      />
      <dl className="flex flex-col divide-y divide-line rounded-large border border-line bg-raised px-4">
        <CopyLine label={t('pay.billerId')} value={pay.billerId} />
        <CopyLine label={t('pay.reference1')} value={pay.reference1} />
        <CopyLine label={t('pay.reference2')} value={pay.reference2} />
      </dl>
    </div>
  );
}

/** On a phone the code is on the very screen that should scan it: saved, or shared to the bank's app, it is read from there. */
export function CodeButtons({
  deposit: { amount, methodName, reference, expiresAt },
  payload,
  payee,
}: {
  deposit: DepositPage;
  payload: string;
  payee: string;
}) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const timeZone = useTimeZone();
  const [failed, setFailed] = useState(false);
  const name = `${reference}.png`;
  const facts = [
    { name: t('pay.payee'), value: payee },
    { name: t('reference'), value: reference },
    ...(expiresAt
      ? [{ name: t('pay.before'), value: displayDateTime(expiresAt, timeZone).slice(0, 16) }]
      : []),
  ];

  async function withPicture(use: (picture: Blob) => void | Promise<void>) {
    setFailed(false);
    try {
      const shownAmount = displayMoney(moneyOf(amount), currencySymbol);
      await use(await paintCode({ payload, title: methodName, amount: shownAmount, facts }));
    } catch (error) {
      // Closing the sheet without choosing is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          onClick={() => void withPicture((picture) => saveFile(picture, name))}
        >
          {t('pay.save')}
        </Button>
        {canShare() && (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden="true" />}
            onClick={() =>
              void withPicture((picture) =>
                navigator.share({ files: [new File([picture], name, { type: 'image/png' })] }),
              )
            }
          >
            {t('pay.share')}
          </Button>
        )}
      </div>
      {failed && (
        <p role="alert" className="text-center text-danger text-sm">
          {t('pay.saveFailed')}
        </p>
      )}
    </div>
  );
}
