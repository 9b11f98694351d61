import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { notify } from '../../../ui/layers/notify.ts';

/** A press that changes a bonus: the page shows what has come of it, or why nothing has. */
export function useBonusCall<Input, Output>(
  send: (input: Input) => Promise<Output>,
  done?: (output: Output, input: Input) => string,
) {
  const words = useRefusalText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (output, input) => {
      const text = done?.(output, input);
      if (text) notify({ tone: 'success', text });
    },
    onError: (error) => notify({ tone: 'danger', text: words(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bonuses'] }),
  });
}
