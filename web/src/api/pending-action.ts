/**
 * The action a visitor was about to do when the login pop-up opened instead. The code that opens the pop-up stores it,
 * a login or registration runs it, and closing the pop-up drops it: a game must not start minutes later by surprise.
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
