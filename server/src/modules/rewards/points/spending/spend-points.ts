import type { Money } from '@lanna/rules/money';
import { balanceOf, takeFrom } from '@lanna/rules/rewards/points/lots';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { HeldPoints } from '../moving/lock-points.ts';
import { writeEntry } from '../moving/write-entry.ts';

/** Takes points of a member who is held, the oldest first. Answers what is left; refuses with `points_short`. */
export async function spendPoints(
  tx: Tx,
  held: HeldPoints,
  { amount, kind, reference }: { amount: Money; kind: 'redeemed' | 'converted'; reference: string },
): Promise<Money> {
  const balance = balanceOf(held.lots);
  if (balance < amount) throw new Refusal('points_short');
  const changes = takeFrom(held.lots, amount);
  await writeEntry(tx, held, { kind, code: 'points_spent', changes, reference });
  return balance - amount;
}
