import {
  addFavourite,
  favouriteGames,
  gameCounts,
  gameList,
  gameMenus,
  gameVendors,
  hotGames,
  noteLotteryOpened,
  oneGame,
  popularLotteries,
  recentGames,
  recentLotteries,
  removeFavourite,
  vendorGameTypes,
} from '@lanna/contract/play/catalogue/catalogue';
import {
  type AnyCall,
  type Brand,
  type PersonalCall,
  type Route,
  route,
} from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { askedLanguage } from '../asked-language.ts';
import { listRecentGames } from '../recent-games.ts';
import { countGames } from './count-games.ts';
import { addFavouriteGame, listFavouriteGames, removeFavouriteGame } from './favourite-games.ts';
import { findGame } from './find-game.ts';
import { listMenus, listVendorGameTypes, listVendors } from './list-categories.ts';
import { listGames } from './list-games.ts';
import { listHotGames } from './list-hot-games.ts';
import { listPopularLotteries, listRecentLotteries } from './lotteries.ts';
import { noteOpenedLottery } from './note-opened-lottery.ts';
import type { PersonalViewer, Viewer } from './viewer.ts';

export interface CatalogueDeps {
  db: Database;
  clock: Clock;
  brands: Brands;
}

/** What the catalogue shows depends on the catalogue, and on the brand's currency and languages. */
const until = ['catalogue_changed', 'settings_changed'] as const;
/** What clients of the field say about themselves. */
const CLIENT = ['clientType', 'platform', 'channel', 'merchant'] as const;

/** A reader's own games, and what a reader types, which hardly any other does. */
function isOfOneReader({
  only,
  gameName,
  gameCode,
}: {
  only?: string | undefined;
  gameName?: string | undefined;
  gameCode?: string | undefined;
}) {
  return only === 'favourite' || only === 'recent' || Boolean(gameName ?? gameCode);
}

export function catalogueRoutes({ db: database, clock, brands }: CatalogueDeps): Route[] {
  const db = database.kysely;
  const brandOf = (call: { brand: Brand }): Promise<BrandProfile> => profileOf(brands, call);
  const viewerOf = async (call: AnyCall): Promise<Viewer> => ({
    brand: await brandOf(call),
    language: call.language,
    memberId: call.caller?.memberId ?? null,
  });
  const personOf = async (call: PersonalCall): Promise<PersonalViewer> => ({
    ...(await viewerOf(call)),
    memberId: call.caller.memberId,
  });

  return [
    route(gameMenus, async (call) => listMenus(db, await brandOf(call)), { alike: { until } }),
    route(gameVendors, async (call) => listVendors(db, await brandOf(call)), { alike: { until } }),
    route(
      vendorGameTypes,
      async (call) => listVendorGameTypes(db, await brandOf(call), call.query.vassalage),
      { alike: { until } },
    ),
    route(
      popularLotteries,
      async (call) => listPopularLotteries(db, { brand: await brandOf(call), language: call.language }),
      { alike: { until } },
    ),
    route(recentLotteries, async (call) => listRecentLotteries(db, await personOf(call))),
    route(noteLotteryOpened, async (call) => {
      const { brand, memberId } = await personOf(call);
      await noteOpenedLottery(database, { brand, memberId, gameCode: call.body.gameCode, now: clock.now() });
      return {};
    }),
    route(
      gameList,
      async (call) => {
        const language = askedLanguage(call, call.query.language);
        return listGames(db, { ...(await viewerOf(call)), language }, call.query);
      },
      { alike: { until, ignores: CLIENT, unless: isOfOneReader } },
    ),
    route(gameCounts, async (call) => countGames(db, await viewerOf(call), call.query), {
      alike: { until, ignores: CLIENT, unless: isOfOneReader },
    }),
    route(
      hotGames,
      async (call) => ({
        list: await listHotGames(
          db,
          await brandOf(call),
          askedLanguage(call, call.query.language),
          call.query.vassalage,
        ),
      }),
      { alike: { until, ignores: ['merchantCode', 'isPlatform', 'platform'] } },
    ),
    route(recentGames, async (call) => ({ list: await listRecentGames(db, await personOf(call)) })),
    route(favouriteGames, async (call) => ({ list: await listFavouriteGames(db, await personOf(call)) })),
    route(addFavourite, async (call) => {
      const { brand, memberId } = await personOf(call);
      await addFavouriteGame(db, { brand, memberId, gameId: call.body.gameId, now: clock.now() });
      return {};
    }),
    route(removeFavourite, async (call) => {
      const { brand, memberId } = await personOf(call);
      await removeFavouriteGame(db, { brand, memberId, gameId: call.body.gameId });
      return {};
    }),
    route(oneGame, async (call) => findGame(db, await viewerOf(call), call.params.gameId)),
  ];
}
