import { type LineAccount, liftSuspension } from '@lanna/contract/accounts/line-limits/line-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';

/** Lets the member play again; a suspension by an agent further up stays. */
export function LiftDialog({
  account: { id, account },
  onClose,
}: {
  account: LineAccount;
  onClose: () => void;
}) {
  const { t } = useTranslation('line-limits');
  const words = useRefusalText();
  const queries = useQueryClient();
  const lifting = useMutation({
    mutationFn: () => call(liftSuspension, { params: { id } }),
    onSuccess: async () => {
      notify({ tone: 'success', text: t('lift.done', { account }) });
      await queries.invalidateQueries({ queryKey: ['lineLimits'] });
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('lift.title', { account })}>
      <div className="flex flex-col gap-4">
        <p className="text-sm">{t('lift.text')}</p>
        {lifting.error && <FormError>{words(lifting.error)}</FormError>}
        <Button wide busy={lifting.isPending} onClick={() => lifting.mutate()}>
          {t('lift.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
