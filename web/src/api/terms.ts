/**
 * The question whether somebody accepts the terms that have changed. Calls that need the answer wait for it, all for one:
 * whoever shows the question (the shell) gives it. What was on the way then goes on, or is refused as it was.
 */
export const termsQuestion = {
  /** Resolves to whether they were accepted; at once to `false` where nobody could show the question. */
  ask(version: string): Promise<boolean> {
    if (!open) {
      if (listeners.size === 0) return Promise.resolve(false);
      open = Promise.withResolvers<boolean>();
      for (const listener of listeners) listener(version);
    }
    return open.promise;
  },
  answer(accepted: boolean): void {
    const answered = open;
    open = undefined;
    answered?.resolve(accepted);
  },
  onAsked(listener: (version: string) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

let open: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<(version: string) => void>();
