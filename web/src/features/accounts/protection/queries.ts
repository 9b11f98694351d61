import {
  confirmLimit,
  keepLimit,
  type Protection,
  setLimit,
  setRealityCheck,
  setSessionLimit,
  showProtection,
} from '@lanna/contract/accounts/protection/limits';
import { acknowledgeRealityCheck, showPlay } from '@lanna/contract/accounts/protection/play';
import type { Sending } from '@lanna/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export const limitsQuery = queryOptions({
  queryKey: ['protection', 'limits'],
  queryFn: ({ signal }) => call(showProtection, { signal }),
});

export const playQuery = queryOptions({
  queryKey: ['protection', 'play'],
  queryFn: ({ signal }) => call(showPlay, { signal }),
  staleTime: 0,
});

/** What one change of a limit asks for. */
export type LimitChange =
  | { of: 'money'; body: Sending<typeof setLimit>['body'] }
  | { of: 'session'; body: Sending<typeof setSessionLimit>['body'] }
  | { of: 'reality_check'; body: Sending<typeof setRealityCheck>['body'] };

export function useChangeLimit() {
  return useChange((change: LimitChange) => {
    switch (change.of) {
      case 'money':
        return call(setLimit, { body: change.body });
      case 'session':
        return call(setSessionLimit, { body: change.body });
      case 'reality_check':
        return call(setRealityCheck, { body: change.body });
    }
  });
}

export type WaitingChange = Sending<typeof confirmLimit>['body'];

/** The second yes to something looser, or that the present limit stays. */
export function useAnswerWaiting() {
  return useChange(({ answer, change }: { answer: 'confirm' | 'keep'; change: WaitingChange }) =>
    call(answer === 'confirm' ? confirmLimit : keepLimit, { body: change }),
  );
}

export function useAcknowledge() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(acknowledgeRealityCheck, { body: {} }),
    onSuccess: (play) => queries.setQueryData(playQuery.queryKey, play),
  });
}

/** Every change is answered with all that holds now. */
function useChange<Input>(change: (input: Input) => Promise<Protection>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (protection) => {
      queries.setQueryData(limitsQuery.queryKey, protection);
      void queries.invalidateQueries({ queryKey: playQuery.queryKey });
    },
    // Another device may have changed it meanwhile: what is shown is what holds.
    onError: () => queries.invalidateQueries({ queryKey: limitsQuery.queryKey }),
  });
}
