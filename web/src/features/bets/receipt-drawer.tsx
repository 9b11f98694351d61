import type { Bet } from '@lanna/contract/bets';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { receiptQuery } from '../../api/receipt.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { ReceiptMoney } from './receipt-money.tsx';
import { ReceiptProof } from './receipt-proof.tsx';
import { ReceiptSummary } from './receipt-summary.tsx';

/** The receipt of one bet: the money, the round, and the proof that computes it again. */
export function ReceiptDrawer({ bet, open, onClose }: { bet: Bet; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('bets');
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('receipt.title')}
      description={bet.gameName}
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
  const words = useRefusalText();
  const { data, error, refetch } = useQuery(receiptQuery(bet.id));
  if (data)
    return (
      <>
        <ReceiptMoney transactions={data.transactions} />
        {data.proof === 'unreachable' ? (
          <ErrorState
            title={t('receipt.unreachable')}
            text={t('receipt.unreachableText')}
            onRetry={refetch}
          />
        ) : (
          <ReceiptProof bet={data.bet} receipt={data.receipt} />
        )}
      </>
    );
  if (error) return <ErrorState title={t('receipt.failed')} text={words(error)} onRetry={refetch} />;
  return (
    <Loading label={t('receipt.loading')} className="flex flex-col gap-4">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-52 rounded-large" />
    </Loading>
  );
}
