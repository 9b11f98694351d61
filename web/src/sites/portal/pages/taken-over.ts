const taken = Promise.withResolvers<void>();

/** The page that the server has written is the code's own from now on. */
export const noticeTakenOver: () => void = taken.resolve;

/** Until then another page would be put where the written one is expected. */
export const takenOver: Promise<void> = taken.promise;
