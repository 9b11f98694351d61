import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tokenDigest } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';

/** Far above what a player's game asks for, far below what would trouble the operator's wallet. */
export const CALLS_MAX = 240;
const WINDOW_MS = 60_000;

/**
 * Counts the game client's calls by session, and by address where there is none. Each process counts for itself: this
 * wards off floods, what a player may do is decided by the rules of the round.
 */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: CALLS_MAX,
    timeWindow: WINDOW_MS,
    cache: 20_000,
    keyGenerator: ({ headers, ip }) =>
      headers.authorization ? tokenDigest(headers.authorization).toString('base64') : ip,
    errorResponseBuilder: (_, { ttl }) => new Refusal('too_soon', { retryAfterMs: ttl }),
  });
}
