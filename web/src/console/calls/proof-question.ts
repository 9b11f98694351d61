/**
 * Asks the operator for a fresh proof of the person, once for all calls that wait for it. The console's shell shows the dialog and
 * answers; while there is none, the answer is no.
 */
export const proofQuestion = {
  ask(): Promise<boolean> {
    if (!asked) return Promise.resolve(false);
    waiting ??= Promise.withResolvers<boolean>();
    asked(true);
    return waiting.promise;
  },

  answer(proved: boolean): void {
    waiting?.resolve(proved);
    waiting = undefined;
    asked?.(false);
  },

  /** Subscribes to whether it is being asked. Returns how to stop. */
  listen(listener: (open: boolean) => void): () => void {
    asked = listener;
    return () => {
      proofQuestion.answer(false);
      asked = undefined;
    };
  },
};

let asked: ((open: boolean) => void) | undefined;
let waiting: PromiseWithResolvers<boolean> | undefined;
