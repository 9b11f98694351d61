import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../api/calls/refusal-text.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields/form-error.tsx';
import { Dialog } from '../ui/layers/dialog.tsx';

/** Before something that wants a second look but no reason. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  action,
  tone = 'primary',
  busy,
  error,
  onConfirm,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens, and how it is undone. */
  text: ReactNode;
  action: string;
  tone?: 'primary' | 'danger';
  busy: boolean;
  error: unknown;
  onConfirm: () => void;
}) {
  const { t } = useTranslation('console');
  const words = useRefusalText();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <div>{text}</div>
        {Boolean(error) && <FormError>{words(error)}</FormError>}
      </div>
    </Dialog>
  );
}
