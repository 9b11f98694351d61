import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tokenDigest } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';

/** Far above what a player's game asks for, far below what would overload the operator's wallet. */
export const CALLS_MAX = 240;
const WINDOW_MS = 60_000;
const SESSIONS_KEPT = 20_000;

export interface CallLimit {
  /** Says that a header has been found to be of a living session: from now on that session's calls are counted by it. */
  recognise(authorization: string): void;
}

/**
 * Counts the game client's calls by session once the session is known to be one, and by address until then: a header that anybody
 * can make up must not open a fresh count. Each process counts for itself: this wards off floods, what a player may do is decided
 * by the rules of the round.
 */
export async function limitCalls(app: FastifyInstance): Promise<CallLimit> {
  const known = new Set<string>();
  await app.register(rateLimit, {
    max: CALLS_MAX,
    timeWindow: WINDOW_MS,
    cache: SESSIONS_KEPT,
    keyGenerator: ({ headers, ip }) => {
      const session = headers.authorization && keyOf(headers.authorization);
      return session && known.has(session) ? session : ip;
    },
    errorResponseBuilder: (_, { ttl }) => new Refusal('too_soon', { retryAfterMs: ttl }),
  });
  return {
    recognise: (authorization) => {
      const session = keyOf(authorization);
      known.delete(session);
      known.add(session);
      const oldest = known.size > SESSIONS_KEPT ? known.values().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
    },
  };
}

function keyOf(authorization: string): string {
  return tokenDigest(authorization).toString('base64');
}
