import type { QueryClient } from '@tanstack/react-query';
import { Refusal } from '../../../api/calls/refusal.ts';
import { logInRemembered } from './log-in-remembered.ts';

/** `isOver`: logged in, or refused for good. Else it may be tried again, in `againInMs` or once there is a connection. */
export async function resumeLogin(
  queries: QueryClient,
): Promise<{ isOver: boolean; againInMs?: number | undefined }> {
  try {
    await logInRemembered(queries);
    return { isOver: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const wait = error.facts['retryAfterSeconds'];
    if (error.code === 'too_many_requests' && typeof wait === 'number')
      return { isOver: false, againInMs: wait * 1000 };
    return { isOver: error.code !== 'network' && error.code !== 'service_unavailable' };
  }
}
