import * as contract from '@lanna/contract/lotteries/follows/follows';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { followGame, unfollowGame } from './follow-game.ts';
import { followedGames } from './followed-games.ts';

export function followRoutes(deps: { db: Database; clock: Clock }): Route[] {
  const { kysely: db } = deps.db;
  return [
    route(contract.followedGames, ({ caller }) => followedGames(db, caller.memberId)),
    route(contract.followGame, async (call) => {
      await followGame(deps, call.params.code, ownerOf(call));
      return followedGames(db, call.caller.memberId);
    }),
    route(contract.unfollowGame, async (call) => {
      await unfollowGame(db, call.params.code, ownerOf(call));
      return followedGames(db, call.caller.memberId);
    }),
  ];
}
