import type { Value } from '@lanna/contract/endpoint';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { missionLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { mostSteps } from '../../missions/most-steps.ts';
import { type BoardReader, showBoards } from './show-boards.ts';

/** Leaderboards with prizes, and who has claimed most steps of missions. A member out of play is shown neither. */
export async function showLeaderboard(
  db: Queryable,
  reader: BoardReader,
): Promise<Value<typeof missionLeaderboard>> {
  const { status, type } = await db
    .selectFrom('members.account')
    .select(['status', 'type'])
    .where('id', '=', reader.memberId)
    .where('merchant_id', '=', reader.brand.id)
    .executeTakeFirstOrThrow();
  const steps = await mostSteps(db, reader);
  if (status !== 'active' || type === TRIAL_TYPE)
    return { boards: [], month: steps.month, places: [], own: null };
  return { boards: await showBoards(db, reader), ...steps };
}
