import type { PayoutRow } from '@lanna/contract/money/withdrawals/payouts-ops';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../../../console/facts.tsx';
import { Money } from '../../../../../console/money.tsx';
import { useMay } from '../../../../../console/operator.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { SentPictures } from '../desk/sent-pictures.tsx';
import { PAYOUT_TONES, RECEIPT_TONES } from '../tones.ts';
import { WholeAccount } from '../whole-account.tsx';
import { PayoutMoves } from './payout-moves.tsx';

/** One payment: how much to whom, how far it is, what the member says of it, and what can be done. */
export function PayoutCard({ payout }: { payout: PayoutRow }) {
  const { t } = useTranslation('withdrawals-console');
  const may = useMay();
  const { receipt, brand } = payout;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Money amount={payout.net} brand={brand} className="font-semibold text-lg" />
        <StatusBadge tone={PAYOUT_TONES[payout.state]}>{t(`payout.${payout.state}`)}</StatusBadge>
      </div>
      <Facts
        facts={[
          { label: t('request.channel'), value: payout.channelCode },
          {
            label: t('column.payee'),
            value: (
              <>
                {payout.payee.bankCode}{' '}
                <WholeAccount
                  withdrawalId={payout.withdrawalId}
                  brand={brand}
                  masked={payout.payee.numberMasked}
                />{' '}
                {payout.payee.holderName}
              </>
            ),
          },
          { label: t('request.fee'), value: <Money amount={payout.fee} brand={brand} /> },
          { label: t('payouts.reference'), value: payout.externalReference },
          payout.tries > 1 && { label: t('payouts.tries'), value: payout.tries },
          payout.lastError !== null && {
            label: t('payouts.lastError'),
            value: <span className="text-warning">{payout.lastError}</span>,
          },
          { label: t('column.changed'), value: <When at={payout.changedAt} brand={brand} variant="full" /> },
          receipt !== null && {
            label: t('payouts.receipt'),
            value: (
              <StatusBadge tone={RECEIPT_TONES[receipt.state]}>{t(`receipt.${receipt.state}`)}</StatusBadge>
            ),
            action: receipt.state === 'awaited' && (
              <span className="text-muted text-xs">
                {t('payouts.until')} <When at={receipt.until} brand={brand} />
              </span>
            ),
          },
        ]}
      />
      {receipt && (receipt.remark !== '' || receipt.pictures.length > 0) && (
        <div className="flex flex-col gap-2 rounded-medium bg-raised p-3 text-sm">
          <p className="text-muted text-xs">{t('payouts.memberSays')}</p>
          {receipt.remark !== '' && <p className="whitespace-pre-line break-words">{receipt.remark}</p>}
          <SentPictures withdrawalId={payout.withdrawalId} brand={brand} ids={receipt.pictures} />
        </div>
      )}
      {receipt && receipt.words !== '' && (
        <p className="text-sm">
          <span className="text-muted">{t('payouts.deskSaid')}</span> {receipt.words}
        </p>
      )}
      {may('withdrawals.decide', brand) && payout.moves.length > 0 && <PayoutMoves payout={payout} />}
    </div>
  );
}
