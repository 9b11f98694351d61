import { cancelOpsDraw, correctResult, type OpsDrawPage } from '@lanna/contract/lotteries/feeds/draw-ops';
import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonCallDialog } from '../../../../../console/reason-call.tsx';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { notify } from '../../../../../ui/layers/notify.ts';
import { draftError, emptyDraft, textOf } from '../results/result-draft.ts';
import { ResultSheet, shapeOf } from '../results/result-text.tsx';
import { AtStakeTable } from './at-stake-table.tsx';
import { DrawnFields } from './drawn-fields.tsx';

interface DrawDialogProps {
  draw: OpsDrawPage;
  onClose: () => void;
}

/** Another result, typed anew and not changed digit by digit: what it takes back and pays is said before. */
export function CorrectDialog(props: DrawDialogProps) {
  const shape = shapeOf(props.draw.gameCode);
  return shape && <CorrectForm shape={shape} {...props} />;
}

function CorrectForm({ draw, shape, onClose }: DrawDialogProps & { shape: DrawShape }) {
  const { t } = useTranslation('feeds-console');
  const correcting = useOpsMutation(correctResult);
  const form = useContractForm(correctResult, {
    initial: { result: emptyDraft(shape), reason: '' },
    version: draw.version,
    toBody: ({ result, reason }, version) => ({ version, result: textOf(shape, result), reason }),
    check: ({ result }) => ({ result: draftError(shape, result, t('type.missing')) }),
    refusals: { result_unreadable: 'result', result_unchanged: 'result' },
    send: (body) => correcting.mutateAsync({ params: { id: draw.id }, body }),
    onDone: () => {
      notify({ text: t('proposed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
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
    >
      <DrawnFields gameCode={draw.gameCode} shape={shape} {...form.kept('result')} />
    </ReasonFormDialog>
  );
}

export function CancelDialog({ draw, onClose }: DrawDialogProps) {
  const { t } = useTranslation('feeds-console');
  return (
    <ReasonCallDialog
      endpoint={cancelOpsDraw}
      input={(reason) => ({ params: { id: draw.id }, body: { reason } })}
      done={() => t('proposed')}
      onClose={onClose}
      title={t('cancelDraw.title', { numero: draw.numero })}
      text={
        <div className="flex flex-col gap-3">
          <p>{t('cancelDraw.text')}</p>
          <AtStakeTable atStake={draw.atStake} />
        </div>
      }
      action={t('cancelDraw.send')}
      tone="danger"
    />
  );
}
