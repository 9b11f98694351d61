const taken = Promise.withResolvers<void>();

/** Until then another page, or a newer answer, would be put where parts of the written one are expected. */
export const takenOver: Promise<void> = taken.promise;

/** The page that the server has written answers; with `parts` all of it is the code's own. */
export function noticeTakenOver(parts: Promise<unknown>): void {
  void parts.then(() => taken.resolve());
}
