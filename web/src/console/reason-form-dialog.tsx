import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../shared-parts/forms/contract-form.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields/form-error.tsx';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { Dialog } from '../ui/layers/dialog.tsx';
import { REASON_MIN } from './fields/reason-length.ts';

/**
 * A form in a dialog, with its reason as the last field: `reason` is one of its values, as it is of the body. It is there while it is
 * open, so each opening begins anew; what is typed stays when the call fails.
 */
export function ReasonFormDialog<V extends FieldValues & { reason: string }>({
  form,
  onClose,
  title,
  text,
  action,
  tone = 'primary',
  children,
}: {
  form: ContractForm<V>;
  onClose: () => void;
  title: string;
  /** What happens, to whom, and what it means for money and play. */
  text: ReactNode;
  /** On the button: what is done, a verb. */
  action: string;
  tone?: 'primary' | 'danger';
  children: ReactNode;
}) {
  const { t } = useTranslation('console');
  const { error, ...reason } = form.field('reason' as Parameters<typeof form.field>[0]);
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={title} insistent>
      <form {...form.props} className="flex flex-col gap-4">
        <div className="text-sm">{text}</div>
        {children}
        <TextAreaField
          {...reason}
          label={t('reason.label')}
          hint={t('reason.hint')}
          error={error && t('reason.short', { min: REASON_MIN })}
          rows={3}
        />
        {form.problem && <FormError>{form.problem}</FormError>}
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={tone} busy={form.isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
