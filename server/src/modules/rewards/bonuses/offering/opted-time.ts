/** How long a bonus waits for its deposit to be credited, and free rounds for their vendor to be open. */
export const OPTED_MS = 3 * 24 * 3_600_000;
