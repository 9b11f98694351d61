import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { Protection } from '../protection-queries.ts';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';

/** In place of a form that sends money, where there is no withdrawal password: why one is needed, and the way to set it. */
export function PaymentPasswordFirst({
  protection,
  title,
  reason,
  action,
}: {
  /** Undefined until it is known; the dialog waits for it. */
  protection: Protection | undefined;
  title: string;
  reason: string;
  action: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <div className="lit flex flex-col items-start gap-3 rounded-large bg-raised p-5">
      <p className="flex items-center gap-2 font-semibold">
        <ShieldCheck className="size-5 text-accent-text" aria-hidden="true" />
        {title}
      </p>
      <p className="text-muted text-sm">{reason}</p>
      <Button busy={open && !protection} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {open && protection && <PaymentPasswordDialog protection={protection} onClose={() => setOpen(false)} />}
    </div>
  );
}
