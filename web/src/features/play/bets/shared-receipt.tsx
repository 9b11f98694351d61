import { useTranslation } from 'react-i18next';
import { readReceipt } from '../../../api/read-receipt.ts';
import { type PartProps, PartsAt } from '../../../parts.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { ForeignReceipt } from './foreign-receipt.ts';
import { GivenReceipt, isOwn } from './given-receipt.tsx';
import { ReceiptRound } from './receipt-round.tsx';
import { ReceiptSummary } from './receipt-summary.tsx';

/** The receipt of a bet that another member has shown: what decided it, computed again, and nothing of its player's wallet. */
export function SharedReceipt({ bet, given, isReached, onRetry }: PartProps['sharedReceipt']) {
  const { t } = useTranslation('bets');
  const receipt = readReceipt(given);
  return (
    <ForeignReceipt value={true}>
      <div className="flex flex-col gap-7">
        <ReceiptSummary bet={bet} />
        {isReached ? (
          <>
            <ReceiptRound receipt={receipt} />
            {isOwn(given) && <PartsAt place="betReceipt" props={{ receipt: given }} />}
            <GivenReceipt bet={bet} data={{ given, receipt }} />
          </>
        ) : (
          <ErrorState
            title={t('receipt.unreachable')}
            text={t('receipt.unreachableText')}
            onRetry={onRetry}
          />
        )}
      </div>
    </ForeignReceipt>
  );
}
