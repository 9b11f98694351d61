import type { DepositPage, DepositPay } from '@lanna/contract/money/cashier/cashier';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../../api/content/brand-name.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { QrPicture } from '../../../../ui/pictures/qr-picture.tsx';
import { CodeButtons } from './pay-by-code.tsx';
import { PaySteps } from './pay-steps.tsx';

const CODE_PX = 264;

/** The gateway's own page, or the code it has given. */
export function PayAtGateway({
  deposit,
  pay,
}: {
  deposit: DepositPage;
  pay: Extract<DepositPay, { kind: 'gateway' }>;
}) {
  const { t } = useTranslation('cashier');
  const payee = useBrandName();
  return (
    <div className="flex flex-col gap-5">
      {pay.payload && (
        <>
          <div className="flex flex-col items-center rounded-large bg-white p-5 shadow-near">
            <QrPicture text={pay.payload} sizePx={CODE_PX} label={t('pay.gatewayCode')} />
          </div>
          <CodeButtons deposit={deposit} payload={pay.payload} payee={payee} />
        </>
      )}
      {pay.payUrl && (
        <LinkButton
          size="large"
          wide
          href={pay.payUrl}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExternalLink aria-hidden="true" />}
        >
          {t('pay.open')}
        </LinkButton>
      )}
      <PaySteps steps={[t('pay.gateway.pay'), t('pay.gateway.back')]} />
    </div>
  );
}
