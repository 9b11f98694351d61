const taken = Promise.withResolvers<void>();

/** Until then another page would be put where the written one is expected. */
export const takenOver: Promise<void> = taken.promise;

/** The page that the server has written is the code's own from now on. */
export function noticeTakenOver(): void {
  taken.resolve();
}
