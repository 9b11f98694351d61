import * as freeBets from '@lanna/contract/money/vendor-wallet/free-bets';
import * as bets from '@lanna/contract/play/bets/bets';
import { sharedRounds } from '@lanna/contract/play/bets/shared-rounds';
import {
  launchGame as launchEndpoint,
  launchGameV2,
  trialLaunch,
} from '@lanna/contract/play/catalogue/catalogue';
import { type AnyCall, type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { SharedMarks } from '../../../accounts/protection/shared-marks.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { askedLanguage } from '../../../play/catalogue/asked-language.ts';
import { myFreeBets } from '../free-bets/my-free-bets.ts';
import { lobbyRoutes } from '../lobby/routes.ts';
import type { VendorClient } from '../vendor-client.ts';
import { readFairness, rotateSeeds } from './fairness.ts';
import { gameReturns } from './game-returns.ts';
import { type LaunchPlace, launchGame, launchTrial } from './launch-game.ts';
import { readSharedRounds } from './shared-rounds.ts';

/** What players see of vendors and their rounds: launches, seeds, what games returned. */
export function vendorWalletPortalRoutes(deps: {
  db: Database;
  clock: Clock;
  brands: Brands;
  client: VendorClient;
  sharedMarks: SharedMarks;
}): Route[] {
  const { clock, brands, client, sharedMarks } = deps;
  const db = deps.db.kysely;
  const returnsOf = gameReturns({ db, client, clock });
  const launching = { db: deps.db, clock, client, sharedMarks };
  const placeOf = async (call: AnyCall, language = call.language): Promise<LaunchPlace> => ({
    brand: await profileOf(brands, call),
    language,
    address: call.address,
    origin: call.origin,
  });
  const playerOf = async (call: PersonalCall, language = call.language) => ({
    ...(await placeOf(call, language)),
    memberId: call.caller.memberId,
    sessionId: call.caller.sessionId,
  });

  return [
    route(launchEndpoint, async (call) => {
      const language = askedLanguage(call, call.body.language);
      return launchGame(launching, call.body, await playerOf(call, language));
    }),
    route(launchGameV2, async (call) => {
      const { game_url } = await launchGame(launching, call.body, await playerOf(call));
      return { game_url2: game_url };
    }),
    route(trialLaunch, async (call) => {
      const language = askedLanguage(call, call.body.language);
      return launchTrial(launching, call.body, await placeOf(call, language));
    }),
    ...lobbyRoutes({ db, clock, brands }),
    route(freeBets.myFreeBets, (call) =>
      myFreeBets(db, {
        merchantId: call.brand.id,
        memberId: call.caller.memberId,
        language: call.language,
        now: clock.now(),
      }),
    ),
    route(bets.fairness, async (call) =>
      readFairness({ db, client }, await playerOf(call), call.query.vendor),
    ),
    route(bets.gameReturns, async (call) => returnsOf(await profileOf(brands, call))),
    route(sharedRounds, async (call) =>
      readSharedRounds({ db, client }, await profileOf(brands, call), call.query.id),
    ),
    route(bets.rotateSeeds, async (call) => rotateSeeds({ db, client }, await playerOf(call), call.body)),
  ];
}
