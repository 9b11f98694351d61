/** An operator who does nothing for so long is logged out. */
export const SESSION_IDLE_MS = 15 * 60_000;
/** However busy: a working day. */
export const SESSION_MAX_MS = 12 * 60 * 60_000;
/** How far `seen_at` may lag behind, so that not every call writes. */
export const SEEN_STEP_MS = 20_000;

export function isOver(
  session: { seen_at: Date; expires_at: Date; ended_at: Date | null },
  now: Date,
): boolean {
  return (
    session.ended_at !== null ||
    session.expires_at <= now ||
    session.seen_at.getTime() < now.getTime() - SESSION_IDLE_MS - SEEN_STEP_MS
  );
}
