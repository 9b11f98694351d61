import * as contract from '@lanna/contract/follows/follows';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type PersonalCall, type Route, route } from '../../platform/http/route.ts';
import { followGame, unfollowGame } from './follow-game.ts';
import { followedGames } from './followed-games.ts';

export function followRoutes(deps: { db: Database; clock: Clock }): Route[] {
  const { kysely: db } = deps.db;
  return [
    route(contract.followedGames, ({ caller }) => followedGames(db, caller.memberId)),
    route(contract.followGame, async (call) => {
      await followGame(deps, call.params.code, memberOf(call));
      return followedGames(db, call.caller.memberId);
    }),
    route(contract.unfollowGame, async (call) => {
      await unfollowGame(db, call.params.code, memberOf(call));
      return followedGames(db, call.caller.memberId);
    }),
  ];
}

function memberOf({ brand, caller }: Pick<PersonalCall, 'brand' | 'caller'>) {
  return { merchantId: brand.id, memberId: caller.memberId };
}
