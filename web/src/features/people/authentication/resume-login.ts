import type { QueryClient } from '@tanstack/react-query';
import { Refusal } from '../../../api/calls/refusal.ts';
import { logInRemembered } from './log-in-remembered.ts';

/** A connection that was lost for a moment announces itself by nothing. */
export const UNREACHED_AGAIN_MS = 10_000;

/** `isOver`: logged in, or refused for good. Else it may be tried again in `againInMs`. */
export async function resumeLogin(queries: QueryClient): Promise<{ isOver: boolean; againInMs?: number }> {
  try {
    await logInRemembered(queries);
    return { isOver: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const wait = error.facts['retryAfterSeconds'];
    if (error.code === 'too_many_requests' && typeof wait === 'number')
      return { isOver: false, againInMs: wait * 1000 };
    if (error.code === 'network' || error.code === 'service_unavailable')
      return { isOver: false, againInMs: UNREACHED_AGAIN_MS };
    return { isOver: true };
  }
}
