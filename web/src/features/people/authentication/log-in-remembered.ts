import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { Refusal } from '../../../api/calls/refusal.ts';
import { REMEMBERED_LOGIN, readRememberedLogin } from '../identity/remembered-login.ts';
import { type LoginOutcome, logIn } from './log-in.ts';

/** A tab that is put to sleep may keep the lock; the server takes two uses of one moment as one. */
const LOCK_WAIT_MS = 5000;

type Resumed = LoginOutcome | undefined;

/**
 * Logs this tab in by the token that this browser remembers. Tabs do it one after the other, each with the token that the one before
 * was given. Undefined: there is no token any more. Throws `Refusal`.
 */
export function logInRemembered(queries: QueryClient): Promise<Resumed> {
  return oneTabAtATime(async () => {
    const rememberToken = readRememberedLogin()?.token;
    return rememberToken === undefined ? undefined : logIn(queries, { type: 'remember', rememberToken });
  });
}

/** The same for a button. A token that is gone meanwhile is refused as one that no longer counts. */
export function useLogInRemembered() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const outcome = await logInRemembered(queries);
      if (!outcome) throw new Refusal('bad_credentials');
      return outcome;
    },
  });
}

/** Browsers have locks on https and on this machine alone. */
async function oneTabAtATime(task: () => Promise<Resumed>): Promise<Resumed> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return task();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return task();
  };
  try {
    return await locks.request(REMEMBERED_LOGIN, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, begin);
  } catch (error) {
    if (isBegun) throw error;
    return task();
  }
}
