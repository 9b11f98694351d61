const last = new Map<string, Promise<unknown>>();

/**
 * Claims of one envelope wait for its row anyway. Waiting here, before they have a connection, hundreds at once leave the pool to
 * everything else.
 */
export async function inTurn<T>(envelopeId: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(envelopeId) ?? Promise.resolve();
  const turn = before.then(work, work);
  const settled = turn.catch(() => undefined);
  last.set(envelopeId, settled);
  try {
    return await turn;
  } finally {
    if (last.get(envelopeId) === settled) last.delete(envelopeId);
  }
}
