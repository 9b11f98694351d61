import * as contract from '@lanna/contract/play/winners/winners';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { CLOCKED_MS, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { chooseBoardName, readBoardName } from './choose-board-name.ts';
import { listWins } from './list-wins.ts';

export function winnerRoutes(deps: { db: Database; clock: Clock; brands: Brands }): Route[] {
  const { kysely: db } = deps.db;
  const alike = {
    until: ['winners_changed', 'settings_changed', 'catalogue_changed'],
    forMs: 3 * CLOCKED_MS,
  } as const;
  return [
    route(
      contract.winnerBoard,
      async ({ brand, language, query: { category } }) =>
        listWins(
          db,
          { brand: await profileOf(deps.brands, { brand }), language },
          { of: 'latest', category },
          deps.clock.now(),
        ),
      { alike },
    ),
    route(
      contract.rankList,
      async ({ brand, language, query: { period, by, category } }) =>
        listWins(
          db,
          { brand: await profileOf(deps.brands, { brand }), language },
          { of: period ?? 'day', by, category },
          deps.clock.now(),
        ),
      { alike },
    ),
    route(contract.winnerName, ({ caller }) => readBoardName(db, caller.memberId)),
    route(contract.chooseWinnerName, (call) => chooseBoardName(deps, ownerOf(call), call.body)),
  ];
}
