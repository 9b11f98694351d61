import { useSyncExternalStore } from 'react';

/**
 * The question whether somebody accepts the terms that have changed. Calls that need the answer wait for it, all for one:
 * whoever shows the question gives it. What was on the way then goes on, or is refused as it was.
 */
export const termsQuestion = {
  /** Resolves to whether they were accepted; at once to `false` where nobody could show the question. */
  ask(version: string): Promise<boolean> {
    if (!open) {
      if (listeners.size === 0) return Promise.resolve(false);
      open = { version, ...Promise.withResolvers<boolean>() };
      tell();
    }
    return open.promise;
  },
  answer(accepted: boolean): void {
    const answered = open;
    open = undefined;
    answered?.resolve(accepted);
    if (answered) tell();
  },
  /** The version that is asked for now. */
  version: (): string | undefined => open?.version,
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The version that somebody is to be asked for; undefined while there is no such question. */
export function useTermsQuestion(): string | undefined {
  return useSyncExternalStore(termsQuestion.onChange, termsQuestion.version);
}

let open: ({ version: string } & PromiseWithResolvers<boolean>) | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}
