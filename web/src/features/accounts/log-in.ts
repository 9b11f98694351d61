import { login } from '@lanna/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { startSession } from '../../api/session.ts';

/** Logs in; from then on the tab has a session, and whoever watches it fetches the member. */
export function useLogIn() {
  return useMutation({
    mutationFn: ({ username, password }: { username: string; password: string }) =>
      call(login, { body: { type: 'username', username: username.trim(), password } }),
    onSuccess: ({ token }) => startSession(token),
  });
}
