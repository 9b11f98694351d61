import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** How far `seen_at` may lag behind, so that not every read becomes a write. */
export const SEEN_STEP_MS = 60_000;

/** 256 random bits. The server keeps only the SHA-256. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenSha256(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** How a session came to be. */
export const sessionMethod = z.enum(['registration', 'username', 'sms', 'firebase', 'remember', 'trial']);
export type SessionMethod = z.infer<typeof sessionMethod>;

/** A session as its row has it, as far as its life depends on it. */
export interface SessionLife {
  seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** Ended, past its absolute time, or left alone longer than the brand allows (AUTH-4). */
export function isSessionOver(session: SessionLife, now: Date, sessionIdleMs: number): boolean {
  return (
    session.ended_at !== null ||
    session.expires_at <= now ||
    session.seen_at < earliestSeenAt(now, sessionIdleMs)
  );
}

/** A session last noted before this is over. What `seen_at` lags behind is granted: who was there is never sent away. */
export function earliestSeenAt(now: Date, sessionIdleMs: number): Date {
  return new Date(now.getTime() - sessionIdleMs - SEEN_STEP_MS);
}
