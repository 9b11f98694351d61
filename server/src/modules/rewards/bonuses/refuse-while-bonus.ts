import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { bonusesBeside } from './bonuses-beside.ts';

/**
 * A withdrawal ends what the deposit was given a bonus for: the member gives it up first, where the page says in figures what is lost. Refuses with
 * `bonus_still_open` {amount} while one is active or waits, or its deposit is in the wallet already.
 */
export async function refuseWhileBonus(tx: Tx, { memberId }: { memberId: string }): Promise<void> {
  const beside = await bonusesBeside(tx, { memberId });
  if (beside.length > 0)
    throw new Refusal('bonus_still_open', {
      amount: formatMoney(beside.reduce((sum, { left }) => sum + left, 0n)),
    });
}
