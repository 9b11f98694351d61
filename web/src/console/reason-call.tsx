import type { Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type Notice, notify } from '../ui/layers/notify.ts';
import type { OpsInput } from './calls/ops-call.ts';
import { useOpsMutation } from './calls/ops-query.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface ReasonCall<E extends OpsEndpoint> {
  endpoint: E;
  input: (reason: string) => Omit<OpsInput<E>, 'signal'>;
  /** What is said once it is done, if the page does not show it by itself. */
  done?: (value: Value<E>) => string | Notice;
  title: string;
  text: ReactNode;
  action: string;
  tone?: 'primary' | 'danger';
  /** What is shown above the reason. */
  children?: ReactNode;
}

/** A call that needs nothing but its reason: the dialog that asks for it is closed once the call is done. */
export function ReasonCallDialog<const E extends OpsEndpoint>({
  endpoint,
  input,
  done,
  open = true,
  onClose,
  ...dialog
}: ReasonCall<E> & { open?: boolean; onClose: () => void }) {
  const calling = useOpsMutation<E>(endpoint, {
    onDone: (value) => {
      const said = done?.(value);
      if (said !== undefined) notify(typeof said === 'string' ? { text: said, tone: 'success' } : said);
      onClose();
    },
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={() => {
        // What went wrong belongs to the dialog that is closed.
        calling.reset();
        onClose();
      }}
      busy={calling.isPending}
      error={calling.error}
      onConfirm={(reason) => calling.mutate(input(reason))}
      {...dialog}
    />
  );
}

/** The button that opens one. What it says is what is done, where title and action say nothing else. */
export function ReasonCallButton<const E extends OpsEndpoint>({
  label,
  title = label,
  action = label,
  variant = 'secondary',
  className,
  ...call
}: Omit<ReasonCall<E>, 'title' | 'action'> &
  Partial<Pick<ReasonCall<E>, 'title' | 'action'>> & {
    label: string;
    variant?: NonNullable<ComponentProps<typeof Button>['variant']>;
    className?: string;
  }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button variant={variant} size="small" className={className} onClick={() => open(true)}>
        {label}
      </Button>
      <ReasonCallDialog<E>
        {...call}
        open={isOpen}
        title={title}
        action={action}
        onClose={() => open(false)}
      />
    </>
  );
}
