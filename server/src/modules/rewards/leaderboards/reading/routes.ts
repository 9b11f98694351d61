import { missionLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { showLeaderboard } from './show-leaderboard.ts';

/** Leaderboards as members read them. */
export function leaderboardRoutes({ db, clock }: { db: Database; clock: Clock }): Route[] {
  return [
    route(missionLeaderboard, ({ brand, caller, language }) =>
      showLeaderboard(db.kysely, { brand, language, memberId: caller.memberId, now: clock.now() }),
    ),
  ];
}
