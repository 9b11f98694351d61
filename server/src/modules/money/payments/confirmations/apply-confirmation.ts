import type { Tx } from '../../../../platform/sql/database.ts';
import { type ApplyConfirmation, type Confirmation, keepWaiting } from '../confirmation.ts';

/**
 * Hands a confirmation that was just taken to the topic that owns what it is about, in the same transaction. What no topic takes waits
 * for its order, or for a person.
 */
export async function applyConfirmation(
  tx: Tx,
  topics: readonly ApplyConfirmation[],
  confirmation: Confirmation,
  now: Date,
): Promise<'matched' | 'waiting'> {
  const owner = topics.find(({ way }) => way === confirmation.way);
  const applied = owner ? await owner.apply(tx, confirmation, now) : 'waiting';
  if (applied === 'matched') return 'matched';
  if (applied !== 'waiting') await keepWaiting(tx, confirmation.id, applied.waitsFor);
  return 'waiting';
}
