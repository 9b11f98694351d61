import { cancelOpsDraw, correctResult, type OpsDrawPage } from '@lanna/contract/lotteries/feeds/draw-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { emptyDraft, fieldErrorsOf, isComplete, textOf } from '../results/result-draft.ts';
import { ResultSheet, shapeOf } from '../results/result-text.tsx';
import { AtStakeTable } from './at-stake-table.tsx';
import { DrawnFields } from './drawn-fields.tsx';

interface DrawDialogProps {
  draw: OpsDrawPage;
  onClose: () => void;
}

/** Another result, typed anew and not changed digit by digit: what it takes back and pays is said before. */
export function CorrectDialog({ draw, onClose }: DrawDialogProps) {
  const { t } = useTranslation('feeds-console');
  const shape = shapeOf(draw.gameCode);
  const [draft, write] = useState(() => (shape ? emptyDraft(shape) : []));
  const [tried, setTried] = useState(false);
  const correcting = useOpsMutation(correctResult, {
    onDone: () => {
      notify({ text: t('proposed'), tone: 'success' });
      onClose();
    },
  });
  if (!shape) return null;
  const isReady = isComplete(shape, draft) && fieldErrorsOf(shape, draft).length === 0;
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('correct.title')}
      text={
        <div className="flex flex-col gap-3">
          <p>{t('correct.text')}</p>
          <AtStakeTable atStake={draw.atStake} />
          <div className="rounded-medium bg-raised p-3">
            <p className="mb-1 text-muted text-xs">{t('correct.inForce')}</p>
            <ResultSheet gameCode={draw.gameCode} result={draw.result ?? ''} />
          </div>
        </div>
      }
      action={t('correct.send')}
      tone="danger"
      busy={correcting.isPending}
      error={correcting.error}
      onConfirm={(reason) => {
        setTried(true);
        if (isReady)
          correcting.mutate({
            params: { id: draw.id },
            body: { version: draw.version, result: textOf(shape, draft), reason },
          });
      }}
    >
      <DrawnFields gameCode={draw.gameCode} shape={shape} draft={draft} onDraftChange={write} />
      {tried && !isComplete(shape, draft) && <FormError>{t('type.missing')}</FormError>}
    </ReasonDialog>
  );
}

export function CancelDialog({ draw, onClose }: DrawDialogProps) {
  const { t } = useTranslation('feeds-console');
  const cancelling = useOpsMutation(cancelOpsDraw, {
    onDone: () => {
      notify({ text: t('proposed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('cancelDraw.title', { numero: draw.numero })}
      text={
        <div className="flex flex-col gap-3">
          <p>{t('cancelDraw.text')}</p>
          <AtStakeTable atStake={draw.atStake} />
        </div>
      }
      action={t('cancelDraw.send')}
      tone="danger"
      busy={cancelling.isPending}
      error={cancelling.error}
      onConfirm={(reason) => cancelling.mutate({ params: { id: draw.id }, body: { reason } })}
    />
  );
}
