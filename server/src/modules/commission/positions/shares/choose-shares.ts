import type { SomeShares } from '@lanna/contract/commission/positions/positions';
import { RATE_CATEGORIES, type RateCategory } from '@lanna/rules/commission/contracts/category';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { refuseFrozen } from '../../../people/agents/is-frozen.ts';
import { aboveOf } from './above-of.ts';
import { lockDays } from './next-day.ts';
import { readPositions } from './read-positions.ts';
import { refuseOverWhole } from './refuse-over-whole.ts';
import { readSetting } from './setting.ts';

/** The account of a call that is about positions. */
export interface PositionReader {
  merchantId: string;
  memberId: string;
  type: number;
  timeZone: string;
}

/**
 * An agent holds other shares from the next day on. Refuses with `positions_off`, `agent_frozen`, `position_outside`, `position_changed_today`,
 * `position_over_whole`.
 */
export async function chooseShares(
  tx: Tx,
  agent: PositionReader,
  { shares, now }: { shares: SomeShares; now: Date },
): Promise<{ fromDay: string; changed: RateCategory[] }> {
  const { merchantId, memberId } = agent;
  if (!(await readSetting(tx, merchantId))) throw new Refusal('positions_off');
  await refuseFrozen(tx, memberId);
  const days = await lockDays(tx, { ...agent, now });
  const holder = { memberId, aboveId: await aboveOf(tx, agent) };
  const [positions = []] = await readPositions(tx, [holder], days);
  const wanted = positions.flatMap(({ category, chosen, least, most, tomorrow }) => {
    const share = shares[category];
    if (share === undefined || share === chosen) return [];
    if (share < least || share > most) throw new Refusal('position_outside', { category, least, most });
    return [{ category, share, was: tomorrow }];
  });
  await refuseOverWhole(tx, agent, wanted, days.nextDay);
  for (const { category, share } of inOrder(wanted)) {
    const written = await tx
      .insertInto('positions.share')
      .values({
        member_id: memberId,
        category,
        from_day: days.nextDay,
        merchant_id: merchantId,
        share,
        set_at: now,
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst();
    if (!written.numInsertedOrUpdatedRows) throw new Refusal('position_changed_today', { category });
  }
  if (wanted.length > 0) await notifyPush(tx, { m: [memberId, holder.aboveId], t: ['positions_changed'] });
  return { fromDay: days.nextDay, changed: wanted.map(({ category }) => category) };
}

/** So that no two transactions wait for each other. */
export function inOrder<Row extends { category: RateCategory }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => RATE_CATEGORIES.indexOf(a.category) - RATE_CATEGORIES.indexOf(b.category));
}
