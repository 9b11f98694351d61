import {
  type ApprovalObstacle,
  approveProposal,
  type ProposalRow,
  refuseProposal,
  withdrawProposal,
} from '@lanna/contract/people/operators/proposal-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../../console/confirm-dialog.tsx';
import { ReasonCallDialog } from '../../../../../console/reason-call.tsx';
import { When } from '../../../../../console/when.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { kindLabel } from './kind-label.ts';

type Asking = 'approve' | 'refuse' | 'withdraw';

/** Approve or refuse what another operator proposed; take the own proposal back. */
export function ProposalDecision({
  proposal,
}: {
  proposal: ProposalRow & { obstacle: ApprovalObstacle | null };
}) {
  const { t } = useTranslation('operators-console');
  const words = useRefusalText();
  const { id, own, mayDecide, state, kind, obstacle } = proposal;
  const [asking, setAsking] = useState<Asking>();
  const done = (what: Asking) => () => {
    setAsking(undefined);
    notify({ text: t(`proposals.done.${what}`), tone: 'success' });
  };
  const approving = useOpsMutation(approveProposal, { onDone: done('approve') });
  const withdrawing = useOpsMutation(withdrawProposal, { onDone: done('withdraw') });
  if (state !== 'open') return null;
  const close = (open: boolean) => !open && setAsking(undefined);
  const params = { id };
  if (own)
    return (
      <>
        <p className="text-muted text-sm">{t('proposals.ownText')}</p>
        <Button variant="secondary" onClick={() => setAsking('withdraw')}>
          {t('proposals.withdraw')}
        </Button>
        <ConfirmDialog
          open={asking === 'withdraw'}
          onOpenChange={close}
          title={t('proposals.withdraw')}
          text={t('proposals.withdrawText')}
          action={t('proposals.withdraw')}
          busy={withdrawing.isPending}
          error={withdrawing.error}
          onConfirm={() => withdrawing.mutate({ params, body: {} })}
        />
      </>
    );
  if (!mayDecide) return <p className="text-muted text-sm">{t('proposals.notYours')}</p>;
  return (
    <div className="grid grid-cols-2 gap-2">
      {obstacle && (
        <div className="col-span-2 text-sm text-warning">
          <p>{words(new Refusal(obstacle.code))}</p>
          {obstacle.until && (
            <p>
              {t('proposals.approveFrom')} <When at={obstacle.until} variant="full" />
            </p>
          )}
        </div>
      )}
      {!obstacle && <Button onClick={() => setAsking('approve')}>{t('proposals.approve')}</Button>}
      <Button variant="secondary" onClick={() => setAsking('refuse')}>
        {t('proposals.refuse')}
      </Button>
      <ConfirmDialog
        open={asking === 'approve'}
        onOpenChange={close}
        title={t('proposals.approveTitle', { what: kindLabel(t, kind) })}
        text={t('proposals.approveText')}
        action={t('proposals.approve')}
        busy={approving.isPending}
        error={approving.error}
        onConfirm={() => approving.mutate({ params, body: {} })}
      />
      {asking === 'refuse' && (
        <ReasonCallDialog
          endpoint={refuseProposal}
          input={(reason) => ({ params, body: { reason } })}
          title={t('proposals.refuseTitle', { what: kindLabel(t, kind) })}
          text={t('proposals.refuseText')}
          action={t('proposals.refuse')}
          tone="danger"
          done={() => t('proposals.done.refuse')}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
