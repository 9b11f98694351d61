import { useSyncExternalStore } from 'react';

/**
 * The question whether the player accepts the changed terms. All calls that need the answer wait for the same one, given
 * by the dialog that shows the question. They are then sent again, or keep their refusal.
 */
export const termsQuestion = {
  /** Resolves to whether they were accepted; at once to `false` where no component shows the question. */
  ask(version: string): Promise<boolean> {
    if (!open) {
      if (listeners.size === 0) return Promise.resolve(false);
      open = { version, ...Promise.withResolvers<boolean>() };
      notify();
    }
    return open.promise;
  },
  answer(accepted: boolean): void {
    const answered = open;
    open = undefined;
    answered?.resolve(accepted);
    if (answered) notify();
  },
  /** The version the question is about now. */
  version: (): string | undefined => open?.version,
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The version of the terms to ask the player about; undefined while there is no question. */
export function useTermsQuestion(): string | undefined {
  return useSyncExternalStore(termsQuestion.onChange, termsQuestion.version, () => undefined);
}

let open: ({ version: string } & PromiseWithResolvers<boolean>) | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}
