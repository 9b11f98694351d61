import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { notify } from '../../../ui/layers/notify.ts';

/** A press of these pages: they show what has come of it, or why nothing has. */
export function useMissionCall<Input, Output>(
  send: (input: Input) => Promise<Output>,
  done?: (output: Output) => string,
) {
  const words = useRefusalText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (output) => {
      const text = done?.(output);
      if (text) notify({ tone: 'success', text });
    },
    onError: (error) => notify({ tone: 'danger', text: words(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['missions'] }),
  });
}
