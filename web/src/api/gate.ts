/**
 * What a visitor was about to do when the login pop-up came up instead. Whoever shows the pop-up keeps it, logging in or
 * registering takes it up again, and closing the pop-up drops it: a game must not start minutes later by surprise.
 */
export const heldAction = {
  keep(action: () => void): void {
    held = action;
  },
  drop(): void {
    held = undefined;
  },
  isThere(): boolean {
    return held !== undefined;
  },
  /** Runs it, once. */
  resume(): void {
    const action = held;
    held = undefined;
    action?.();
  },
};

let held: (() => void) | undefined;
