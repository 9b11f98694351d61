import type { Bet } from '@lanna/contract/play/bets/bets';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { receiptQuery } from '../../../api/receipt.ts';
import { PartsAt } from '../../../parts.tsx';
import { QueryView } from '../../../query-view.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { GivenReceipt, isOwn } from './given-receipt.tsx';
import { ReceiptMoney } from './receipt-money.tsx';
import { ReceiptRound } from './receipt-round.tsx';
import { ReceiptSummary } from './receipt-summary.tsx';

/** The receipt of one bet: the money, the round, and the proof that computes it again. */
export function ReceiptDrawer({ bet, open, onClose }: { bet: Bet; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('bets');
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('receipt.title')}
      size="medium"
    >
      <div className="flex flex-col gap-7">
        <ReceiptSummary bet={bet} />
        <Details bet={bet} />
      </div>
    </Dialog>
  );
}

function Details({ bet }: { bet: Bet }) {
  const { t } = useTranslation('bets');
  const receipt = useQuery(receiptQuery(bet.id));
  return (
    <QueryView
      query={receipt}
      label={t('receipt.loading')}
      failed={t('receipt.failed')}
      className="flex flex-col gap-7"
      shapeClassName="flex flex-col gap-4"
      shape={
        <>
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-52 rounded-large" />
          <Skeleton className="h-20" />
        </>
      }
    >
      {(data) =>
        data.proof === 'unreachable' ? (
          <>
            <ReceiptMoney transactions={data.transactions} />
            <ErrorState
              title={t('receipt.unreachable')}
              text={t('receipt.unreachableText')}
              busy={receipt.isFetching}
              onRetry={() => void receipt.refetch()}
            />
          </>
        ) : (
          <>
            <ReceiptRound receipt={data.receipt} />
            {isOwn(data.given) && <PartsAt place="betReceipt" props={{ receipt: data.given }} />}
            <ReceiptMoney transactions={data.transactions} />
            <GivenReceipt bet={data.bet} data={data} />
          </>
        )
      }
    </QueryView>
  );
}
