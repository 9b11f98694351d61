import * as contract from '@lanna/contract/lotteries/lottery/ops';
import * as shotPrizes from '@lanna/contract/lotteries/lottery/shot-prize-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { changeShotPrizes, showShotPrizes } from '../settling/shot-prizes.ts';
import { brandOf } from './ops-brand.ts';
import { exposure } from './ops-exposure.ts';
import { changeModes, listModes } from './ops-modes.ts';
import { endNumberRule, numberRules, ruleNumbers } from './ops-numbers.ts';
import { listPrices, setPrice } from './ops-prices.ts';
import { changeTerms, listTerms } from './ops-terms.ts';

/** What operators see and set of the lotteries brands offer: bounds, prices, modes, numbers, and what stands on them. */
export function lotteryOps(deps: { db: Database; clock: Clock }): OpsRoute[] {
  return [...termsOps(deps), ...numberOps(deps)];
}

function termsOps({ db }: { db: Database }): OpsRoute[] {
  return [
    opsRoute(contract.listLotteryTerms, async ({ brands, query, language }) => ({
      rows: await listTerms(db.kysely, brandOf(brands, query.brand), language),
    })),
    opsRoute(contract.changeLotteryTerms, (call) =>
      db.transaction((tx) =>
        changeTerms(
          tx,
          call,
          { brand: brandOf(call.brands, call.params.brand), game: call.params.game },
          call.body,
        ),
      ),
    ),
    opsRoute(shotPrizes.showShotPrizes, ({ brands, params }) =>
      showShotPrizes(db.kysely, brandOf(brands, params.brand)),
    ),
    opsRoute(shotPrizes.changeShotPrizes, (call) =>
      db.transaction((tx) => changeShotPrizes(tx, call, brandOf(call.brands, call.params.brand), call.body)),
    ),
    opsRoute(contract.listLotteryPrices, ({ brands, params, language }) =>
      listPrices(db.kysely, { brand: brandOf(brands, params.brand), game: params.game }, language),
    ),
    opsRoute(contract.setLotteryPrice, (call) =>
      db.transaction((tx) =>
        setPrice(
          tx,
          call,
          { brand: brandOf(call.brands, call.params.brand), game: call.params.game },
          call.body,
        ),
      ),
    ),
    opsRoute(contract.listBrandModes, ({ brands, query }) =>
      listModes(db.kysely, brandOf(brands, query.brand)),
    ),
    opsRoute(contract.changeBrandModes, (call) =>
      db.transaction((tx) =>
        changeModes(
          tx,
          call,
          { brand: brandOf(call.brands, call.params.brand), prizeMode: call.params.prizeMode },
          call.body,
        ),
      ),
    ),
  ];
}

function numberOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...numberRules.routes(db.kysely),
    opsRoute(contract.ruleNumbers, (call) =>
      db.transaction((tx) =>
        ruleNumbers(tx, call, brandOf(call.brands, call.body.brand), call.body, clock.now()),
      ),
    ),
    opsRoute(contract.endNumberRule, (call) =>
      db.transaction(async (tx) => {
        await endNumberRule(tx, call, { id: call.params.id, reason: call.body.reason }, clock.now());
        return {};
      }),
    ),
    ...exposure.routes(db.kysely),
  ];
}
