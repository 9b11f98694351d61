import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** How far `seen_at` may lag behind, so that not every call writes to the database. */
export const SEEN_STEP_MS = 60_000;

/** 256 random bits. The server keeps only the SHA-256. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenSha256(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** How a session was opened. */
export const sessionMethod = z.enum(['registration', 'username', 'sms', 'firebase', 'remember', 'trial']);
export type SessionMethod = z.infer<typeof sessionMethod>;

/** The columns of a session on which its end depends. */
export interface SessionLife {
  seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/**
 * Whether a session is ended, past its absolute limit, or unused for longer than the brand allows (AUTH-4).
 */
export function isSessionOver(session: SessionLife, now: Date, sessionIdleMs: number): boolean {
  return (
    session.ended_at !== null ||
    session.expires_at <= now ||
    session.seen_at < earliestSeenAt(now, sessionIdleMs)
  );
}

/**
 * A session with an earlier `seen_at` has timed out. The lag of `seen_at` is added, so that no active session
 * ends.
 */
export function earliestSeenAt(now: Date, sessionIdleMs: number): Date {
  return new Date(now.getTime() - sessionIdleMs - SEEN_STEP_MS);
}
