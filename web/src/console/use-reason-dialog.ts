import type { Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import { useState } from 'react';
import { notify } from '../ui/layers/notify.ts';
import type { OpsInput } from './calls/ops-call.ts';
import { useOpsMutation } from './calls/ops-query.ts';

/**
 * A call that is made once its reason is given. `ask` opens the dialog, of what is given to it where a call stands for several moves;
 * the dialog closes when the call is done, and stays with what was typed when it fails.
 */
export function useReasonDialog<const E extends OpsEndpoint, What = void>(
  endpoint: E,
  {
    send,
    done,
  }: {
    send: (reason: string, what: What) => Omit<OpsInput<E>, 'signal'>;
    /** The words of the notice. */
    done: (value: Value<E>) => string;
  },
) {
  const [asked, setAsked] = useState<{ what: What }>();
  const sending = useOpsMutation(endpoint, {
    onDone: (value) => {
      setAsked(undefined);
      notify({ text: done(value), tone: 'success' });
    },
  });
  return {
    asked: asked?.what,
    ask: (what: What) => setAsked({ what }),
    /** Of the `ReasonDialog`. */
    dialog: {
      open: asked !== undefined,
      onOpenChange: () => setAsked(undefined),
      busy: sending.isPending,
      error: sending.error,
      onConfirm: (reason: string) => asked && sending.mutate(send(reason, asked.what)),
    },
  };
}
