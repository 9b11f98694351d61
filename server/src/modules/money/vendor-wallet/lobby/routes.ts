import * as contract from '@lanna/contract/money/vendor-wallet/lobby';
import type { LobbyKind } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { z } from 'zod';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readAnswers } from './kept-answers.ts';

/** Made anew when something changes; else its age is as exact as this. */
const KEPT_MS = 1000;

/** What vendors say of themselves, as every visitor of a brand reads it. */
export function lobbyRoutes({ db, clock }: { db: Queryable; clock: Clock }): Route[] {
  const alike = { until: ['vendor_lobby_changed', 'catalogue_changed'], forMs: KEPT_MS } as const;
  const saidTo = async <E extends z.ZodType>(brandId: string, kind: LobbyKind, entry: E) => ({
    vendors: (await readAnswers(db, { brandId, kind, now: clock.now() })).map(
      ({ code, answer, said_at }) => ({
        vendor: code,
        saidAt: said_at.toISOString(),
        entries: z.array(entry).parse(answer),
      }),
    ),
  });
  return [
    route(contract.lobbyTables, ({ brand }) => saidTo(brand.id, 'tables', contract.tableShown), { alike }),
    route(contract.lobbyRooms, ({ brand }) => saidTo(brand.id, 'rooms', contract.roomShown), { alike }),
    route(contract.lobbyJackpots, ({ brand }) => saidTo(brand.id, 'jackpots', contract.jackpotShown), {
      alike,
    }),
  ];
}
