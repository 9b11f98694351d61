import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../api/calls/refusal-text.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields/form-error.tsx';
import { Dialog } from '../ui/layers/dialog.tsx';
import { ReasonField } from './fields/reason-field.tsx';
import { REASON_MIN } from './fields/reason-length.ts';

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens, to whom, and what it means for money and play. */
  text: ReactNode;
  /** On the button: what is done, a verb. */
  action: string;
  tone?: 'primary' | 'danger';
  /** Of the mutation. */
  busy: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  /** What else it needs to know, above the reason. */
  children?: ReactNode;
}

/** Before something that is recorded with its reason. What is typed stays when the call fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onOpenChange, title } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} insistent>
      {open && <ReasonForm {...props} />}
    </Dialog>
  );
}

function ReasonForm({
  text,
  action,
  tone = 'primary',
  busy,
  error,
  onConfirm,
  onOpenChange,
  children,
}: ReasonDialogProps) {
  const { t } = useTranslation('console');
  const words = useRefusalText();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = reason.trim().length < REASON_MIN;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTried(true);
        if (!isShort && !busy) onConfirm(reason.trim());
      }}
    >
      <div className="text-sm">{text}</div>
      {children}
      <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />
      {Boolean(error) && <FormError>{words(error)}</FormError>}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={tone} busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
