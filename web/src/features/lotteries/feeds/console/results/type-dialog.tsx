import { typeResult, type WaitingDraw } from '@lanna/contract/lotteries/feeds/result-ops';
import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { When } from '../../../../../console/when.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { DrawnFields } from '../draws/drawn-fields.tsx';
import { draftError, emptyDraft, textOf } from './result-draft.ts';
import { shapeOf } from './result-text.tsx';

/** Types a draw's result. Who comes second sees that another operator has typed, and nothing of what. */
export function TypeDialog({ draw, onClose }: { draw: WaitingDraw; onClose: () => void }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const shape = shapeOf(draw.gameCode);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('type.title', { game: nameOf(draw.gameCode) })}
      description={
        <>
          <span className="figures">{draw.numero}</span> · {t('drawn')} <When at={draw.drawsAt} />
        </>
      }
      size="medium"
      insistent
    >
      {shape && <TypeForm draw={draw} shape={shape} onClose={onClose} />}
    </Dialog>
  );
}

function TypeForm({ draw, shape, onClose }: { draw: WaitingDraw; shape: DrawShape; onClose: () => void }) {
  const { t } = useTranslation('feeds-console');
  const typing = useOpsMutation(typeResult);
  const { gameCode, numero } = draw;
  const form = useContractForm(typeResult, {
    initial: { result: emptyDraft(shape) },
    toBody: ({ result }) => ({ gameCode, numero, result: textOf(shape, result) }),
    check: ({ result }) => ({ result: draftError(shape, result, t('type.missing')) }),
    send: (body) => typing.mutateAsync({ body }),
    onDone: ({ status }) => {
      notify({ text: t(`type.done.${status}`), tone: status === 'contradiction' ? 'danger' : 'success' });
      onClose();
    },
  });
  const isSecond = draw.said.typed > 0;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <p className="flex items-start gap-3 rounded-medium bg-raised p-3 text-sm">
        <EyeOff className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
        <span>{t(isSecond ? 'type.second' : 'type.first')}</span>
      </p>
      <DrawnFields gameCode={gameCode} shape={shape} {...form.kept('result')} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={form.isPending}>
          {t(isSecond ? 'type.sendSecond' : 'type.sendFirst')}
        </Button>
      </div>
    </form>
  );
}
