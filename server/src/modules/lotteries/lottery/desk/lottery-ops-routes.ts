import * as contract from '@lanna/contract/lotteries/lottery/ops';
import * as shotPrizes from '@lanna/contract/lotteries/lottery/shot-prize-ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { changeShotPrizes, showShotPrizes } from '../settling/shot-prizes.ts';
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
    opsChange(db, contract.changeLotteryTerms, (tx, call) =>
      changeTerms(
        tx,
        call,
        { brand: brandOf(call.brands, call.params.brand), game: call.params.game },
        call.body,
      ),
    ),
    opsRoute(shotPrizes.showShotPrizes, ({ brands, params }) =>
      showShotPrizes(db.kysely, brandOf(brands, params.brand)),
    ),
    opsChange(db, shotPrizes.changeShotPrizes, (tx, call) =>
      changeShotPrizes(tx, call, brandOf(call.brands, call.params.brand), call.body),
    ),
    opsRoute(contract.listLotteryPrices, ({ brands, params, language }) =>
      listPrices(db.kysely, { brand: brandOf(brands, params.brand), game: params.game }, language),
    ),
    opsChange(db, contract.setLotteryPrice, (tx, call) =>
      setPrice(
        tx,
        call,
        { brand: brandOf(call.brands, call.params.brand), game: call.params.game },
        call.body,
      ),
    ),
    opsRoute(contract.listBrandModes, ({ brands, query }) =>
      listModes(db.kysely, brandOf(brands, query.brand)),
    ),
    opsChange(db, contract.changeBrandModes, (tx, call) =>
      changeModes(
        tx,
        call,
        { brand: brandOf(call.brands, call.params.brand), prizeMode: call.params.prizeMode },
        call.body,
      ),
    ),
  ];
}

function numberOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...numberRules.routes(db.kysely),
    opsChange(db, contract.ruleNumbers, (tx, call) =>
      ruleNumbers(tx, call, brandOf(call.brands, call.body.brand), call.body, clock.now()),
    ),
    opsChange(db, contract.endNumberRule, async (tx, call) => {
      await endNumberRule(tx, call, { id: call.params.id, reason: call.body.reason }, clock.now());
      return {};
    }),
    ...exposure.routes(db.kysely),
  ];
}
