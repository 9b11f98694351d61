import type { ownPositions as endpoint } from '@lanna/contract/commission/positions/positions';
import type { Value } from '@lanna/contract/endpoint';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { aboveOf } from '../shares/above-of.ts';
import type { PositionReader } from '../shares/choose-shares.ts';
import { readDays } from '../shares/next-day.ts';
import { readHistory, readPositions } from '../shares/read-positions.ts';
import { readSetting, showReckoned } from '../shares/setting.ts';

/** What an agent holds, within what. */
export async function showOwnPositions(
  db: Queryable,
  agent: PositionReader,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const { merchantId, memberId } = agent;
  const holder = { memberId, aboveId: await aboveOf(db, agent) };
  const days = await readDays(db, { ...agent, now });
  const [setting, [positions = []], history] = await Promise.all([
    readSetting(db, merchantId),
    readPositions(db, [holder], days),
    readHistory(db, { merchantId, ...holder }),
  ]);
  return {
    reckoned: showReckoned(setting),
    nextDay: days.nextDay,
    above: holder.aboveId === merchantId ? 'brand' : 'agent',
    positions,
    history,
  };
}
