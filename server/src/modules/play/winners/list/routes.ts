import { rankList, winnerBoard } from '@lanna/contract/play/winners/winners';
import { CLOCKED_MS, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { listWins } from './list-wins.ts';

export function winnerRoutes(deps: { db: Database; clock: Clock; brands: Brands }): Route[] {
  const { kysely: db } = deps.db;
  const alike = {
    until: ['winners_changed', 'settings_changed', 'catalogue_changed'],
    forMs: 3 * CLOCKED_MS,
  } as const;
  return [
    route(
      winnerBoard,
      async ({ brand, language }) =>
        listWins(
          db,
          { brand: await profileOf(deps.brands, { brand }), language },
          'latest',
          deps.clock.now(),
        ),
      { alike },
    ),
    route(
      rankList,
      async ({ brand, language, query }) =>
        listWins(
          db,
          { brand: await profileOf(deps.brands, { brand }), language },
          query.period ?? 'day',
          deps.clock.now(),
        ),
      { alike },
    ),
  ];
}
