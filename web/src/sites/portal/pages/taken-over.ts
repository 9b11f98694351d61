const taken = Promise.withResolvers<void>();
/** Code that does not come keeps no link from being followed. */
const AT_MOST_MS = 5000;

/** Until then another page would be put where parts of the written one are expected. */
export const takenOver: Promise<void> = taken.promise;

/** The page that the server has written answers; with `parts` all of it is the code's own. */
export function noticeTakenOver(parts: Promise<unknown>): void {
  void parts.then(() => taken.resolve());
  setTimeout(() => taken.resolve(), AT_MOST_MS);
}
