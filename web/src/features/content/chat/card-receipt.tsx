import type { ReadMessage } from '@lanna/contract/content/chat/chat';
import { chatBetReceipt } from '@lanna/contract/content/chat/rooms';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { PartsAt } from '../../../parts.tsx';
import { QueryView } from '../../../query-view.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** What the bet on a card was decided by. */
export function CardReceipt({
  room,
  message: { number },
  onClose,
}: {
  room: string;
  message: ReadMessage;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  const receipt = useQuery({
    queryKey: ['chat', 'receipt', room, number],
    queryFn: ({ signal }) => call(chatBetReceipt, { query: { room, number }, signal }),
  });
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('bet.receiptTitle')}
      description={t('bet.receiptText')}
      size="medium"
    >
      <QueryView
        query={receipt}
        label={t('bet.receiptLoading')}
        failed={t('bet.receiptFailed')}
        shapeClassName="flex flex-col gap-4"
        shape={
          <>
            <Skeleton className="h-28 rounded-large" />
            <Skeleton className="h-40 rounded-large" />
          </>
        }
      >
        {({ bet, receipt: given, proof }) => (
          <PartsAt
            place="sharedReceipt"
            props={{
              bet,
              given,
              isReached: proof !== 'unreachable',
              onRetry: () => void receipt.refetch(),
            }}
          />
        )}
      </QueryView>
    </Dialog>
  );
}
