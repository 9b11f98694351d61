import type { SomeBounds } from '@lanna/contract/commission/positions/positions';
import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import type { RateCategory } from '@lanna/rules/commission/contracts/category';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { inOrder } from './choose-shares.ts';
import { lockDays } from './next-day.ts';
import { type Holder, readPositions } from './read-positions.ts';
import { refuseOverWhole } from './refuse-over-whole.ts';
import { readSetting } from './setting.ts';

interface Bounded extends Holder {
  merchantId: string;
  type: number;
  timeZone: string;
}

/** Of one kind of game, before and after. */
export interface BoundChange {
  category: RateCategory;
  before: { least: number; most: number };
  after: { least: number; most: number };
}

/**
 * What the account above lets an agent hold from the next day on. Refuses with `positions_off`, `position_no_agent`, `position_changed_today`,
 * `position_over_whole`.
 */
export async function writeBounds(
  tx: Tx,
  agent: Bounded,
  { bounds, now }: { bounds: SomeBounds; now: Date },
): Promise<{ fromDay: string; changes: BoundChange[] }> {
  const { fromDay, changes } = await planBounds(tx, agent, { bounds, now });
  const { merchantId, memberId, aboveId } = agent;
  for (const { category, after } of inOrder(changes)) {
    const written = await tx
      .insertInto('positions.bound')
      .values({
        member_id: memberId,
        given_by: aboveId,
        category,
        from_day: fromDay,
        merchant_id: merchantId,
        ...after,
        set_at: now,
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst();
    if (!written.numInsertedOrUpdatedRows) throw new Refusal('position_changed_today', { category });
  }
  if (changes.length > 0) await notifyPush(tx, { m: [memberId, aboveId], t: ['positions_changed'] });
  return { fromDay, changes };
}

/** What that would come to; refuses alike, but for a second change of a day. */
export async function planBounds(
  tx: Tx,
  agent: Bounded,
  { bounds, now }: { bounds: SomeBounds; now: Date },
): Promise<{ fromDay: string; changes: BoundChange[] }> {
  if (!(await readSetting(tx, agent.merchantId))) throw new Refusal('positions_off');
  if (!abilitiesOf(agent.type).runsLine) throw new Refusal('position_no_agent');
  const days = await lockDays(tx, { ...agent, now });
  const [positions = []] = await readPositions(tx, [agent], days);
  const changed = positions.flatMap(({ category, least, most, chosen, tomorrow }) => {
    const after = bounds[category];
    if (!after || (after.least === least && after.most === most)) return [];
    const share = Math.min(after.most, Math.max(after.least, chosen ?? after.least));
    return [{ category, before: { least, most }, after, share, was: tomorrow }];
  });
  await refuseOverWhole(tx, agent, changed, days.nextDay);
  return {
    fromDay: days.nextDay,
    changes: changed.map(({ category, before, after }) => ({ category, before, after })),
  };
}
