import type { Received, Value } from '@lanna/contract/endpoint';
import * as contract from '@lanna/contract/money/vendor-wallet/lobby';
import type { LobbyKind } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { z } from 'zod';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { readAnswers } from './kept-answers.ts';
import { listMatches } from './list-matches.ts';
import { listRooms, listRoomsForPlayer } from './list-rooms.ts';
import { listTables } from './list-tables.ts';
import { lookNotes } from './note-look.ts';

/** Made anew when something changes; else its age is as exact as this. */
const KEPT_MS = 1000;
/** No notice says that a table has changed: frames do, and go on from an answer that is hardly older than they are. */
const TABLES_KEPT_MS = 200;

/** What vendors say of themselves, as every visitor of a brand reads it. */
export function lobbyRoutes({ db, clock, brands }: { db: Queryable; clock: Clock; brands: Brands }): Route[] {
  const alike = { until: ['vendor_lobby_changed', 'catalogue_changed'], forMs: KEPT_MS } as const;
  const noteLook = lookNotes({ db, clock });
  const saidTo = async <E extends z.ZodType>(brandId: string, kind: LobbyKind, entry: E) => {
    await noteLook(brandId);
    const answers = await readAnswers(db, { brandId, kind, now: clock.now() });
    return {
      vendors: answers.map(({ code, answer, said_at }) => ({
        vendor: code,
        saidAt: said_at.toISOString(),
        entries: z.array(entry).parse(answer),
      })),
    };
  };
  return [
    route(
      contract.lobbyTables,
      async (call) => {
        await noteLook(call.brand.id);
        return listTables({ db, clock }, { brand: await profileOf(brands, call), language: call.language });
      },
      { alike: { ...alike, forMs: TABLES_KEPT_MS } },
    ),
    route(
      contract.lobbyMatches,
      async (call) => {
        await noteLook(call.brand.id);
        return listMatches({ db, clock }, { brand: await profileOf(brands, call), language: call.language });
      },
      { alike },
    ),
    route(
      contract.lobbyRooms,
      async (call) => {
        await noteLook(call.brand.id);
        return listRooms({ db, clock }, { brand: await profileOf(brands, call), language: call.language });
      },
      { alike },
    ),
    route(contract.roomList, async (call) => {
      await noteLook(call.brand.id);
      const reader = { brand: await profileOf(brands, call), language: call.language };
      return listRoomsForPlayer({ db, clock }, reader, call.query);
    }),
    route(contract.lobbyJackpots, ({ brand }) => saidTo(brand.id, 'jackpots', contract.jackpotShown), {
      alike,
    }),
    route(
      contract.gameJackpots,
      async ({ brand, query }) => poolsOf(await saidTo(brand.id, 'jackpots', contract.jackpotShown), query),
      { alike },
    ),
  ];
}

function poolsOf(
  { vendors }: Value<typeof contract.lobbyJackpots>,
  { vassalage, gameCode }: Received<typeof contract.gameJackpots>['query'],
): Value<typeof contract.gameJackpots> {
  return {
    list: vendors
      .filter(({ vendor }) => vassalage === undefined || vendor === vassalage)
      .flatMap(({ vendor, saidAt, entries }) =>
        entries
          .filter(({ games }) => gameCode === undefined || games.includes(gameCode))
          .map((pool) => ({ ...pool, vassalage: vendor, saidAt })),
      ),
  };
}
