import { type LineAccount, suspendPlay } from '@lanna/contract/accounts/line-limits/line-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';

/** What a suspension is and is not, and the reason that the member reads. */
export function SuspendDialog({
  account: { id, account },
  onClose,
}: {
  account: LineAccount;
  onClose: () => void;
}) {
  const { t } = useTranslation('line-limits');
  const queries = useQueryClient();
  const form = useContractForm(suspendPlay, {
    initial: { reason: '' },
    send: (body) => call(suspendPlay, { params: { id }, body }),
    onDone: async () => {
      notify({ tone: 'success', text: t('suspend.done', { account }) });
      await queries.invalidateQueries({ queryKey: ['lineLimits'] });
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('suspend.title', { account })}>
      <form {...form.props} className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
          {(['play', 'money', 'told', 'lift', 'protection'] as const).map((rule) => (
            <li key={rule}>{t(`suspend.rules.${rule}`)}</li>
          ))}
        </ul>
        <TextAreaField
          {...form.field('reason')}
          label={t('suspend.reason')}
          hint={t('suspend.hint')}
          rows={3}
        />
        {form.problem && <FormError>{form.problem}</FormError>}
        <Button type="submit" wide variant="danger" busy={form.isPending}>
          {t('suspend.yes')}
        </Button>
      </form>
    </Dialog>
  );
}
