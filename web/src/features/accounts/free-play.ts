import { freePlay } from '@lanna/contract/login';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { startSession } from '../../api/session.ts';
import { forgetPassword } from './known-password.ts';

const TRIAL_TYPE = 4;

/** Opens a trial account and is in with it. Its type is known from the start: it passes no gate, not even at once. */
export function useFreePlay() {
  return useMutation({
    mutationFn: () => call(freePlay, { body: { platform: 'W', os: navigator.platform.slice(0, 60) } }),
    onSuccess: ({ token }) => {
      forgetPassword();
      startSession(token, TRIAL_TYPE);
    },
  });
}
