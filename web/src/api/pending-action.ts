/**
 * What a visitor was about to do when the login pop-up came up instead. Whoever shows the pop-up keeps it, logging in or
 * registering takes it up again, and closing the pop-up drops it: a game must not start minutes later by surprise.
 */
export const pendingAction = {
  keep(action: () => void): void {
    pending = action;
  },
  drop(): void {
    pending = undefined;
  },
  isThere(): boolean {
    return pending !== undefined;
  },
  /** Runs it, once. */
  resume(): void {
    const action = pending;
    pending = undefined;
    action?.();
  },
};

let pending: (() => void) | undefined;
