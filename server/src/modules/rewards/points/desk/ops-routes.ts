import * as contract from '@lanna/contract/rewards/points/ops';
import { formatMoney } from '@lanna/rules/money';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { deskRoutes } from '../../../../platform/ops/desk-routes.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { rewardOffers } from '../../bonuses/reward-offers.ts';
import { changeTerms } from './change-terms.ts';
import { addCodes, removeCodes } from './codes.ts';
import { correctPoints } from './correct-points.ts';
import { approve, complete, reject, revealAddress } from './decide-redemption.ts';
import { addGood, changeGood, opsGoods, publishGood, stopGood } from './goods.ts';
import { opsRedemptions } from './list-redemptions.ts';
import { showMemberPoints } from './show-member-points.ts';
import { showOpsTerms } from './show-terms.ts';

/** Points in operators' hands: what brands give, goods, and redemptions. */
export function pointOps({
  db,
  clock,
  secrets,
}: {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
}): OpsRoute[] {
  const { kysely } = db;
  const decided = deskRoutes({ db, clock }, async (_tx, _call, id) => ({ id }));
  return [
    ...opsGoods.routes(kysely, () => ({ now: clock.now() })),
    ...opsRedemptions.routes(kysely),
    opsRoute(contract.showPointTerms, ({ brands }) => showOpsTerms(kysely, brands, clock.now())),
    opsChange(db, contract.changePointTerms, (tx, call) =>
      changeTerms(tx, call, brandOf(call.brands, call.params.brand), call.body, clock.now()),
    ),
    opsRoute(contract.showMemberPoints, ({ brandIds, params }) =>
      showMemberPoints(kysely, brandIds, params.id),
    ),
    opsChange(db, contract.correctPoints, (tx, call) => correctPoints(tx, call, clock.now())),
    opsChange(db, contract.addPointGood, (tx, call) => addGood(tx, call, call.body, clock.now())),
    opsChange(db, contract.changePointGood, (tx, call) =>
      changeGood(tx, call, { ...call.params, ...call.body }, clock.now()),
    ),
    opsChange(db, contract.addPointCodes, (tx, call) =>
      addCodes(tx, call, { secrets }, { ...call.params, ...call.body }, clock.now()),
    ),
    opsChange(db, contract.removePointCodes, (tx, call) =>
      removeCodes(tx, call, { ...call.params, ...call.body }, clock.now()),
    ),
    opsRoute(contract.listPointBonusOffers, async ({ brands }) => ({
      offers: (await rewardOffers(kysely, brands, clock.now())).map(({ id, merchantId, name, amount }) => ({
        ...{ id, brand: brandCode(brands, merchantId), name, amount: formatMoney(amount) },
      })),
    })),
    opsChange(db, contract.publishPointGood, (tx, call) =>
      publishGood(tx, call, { ...call.params, ...call.body }, clock.now()),
    ),
    opsChange(db, contract.stopPointGood, (tx, call) =>
      stopGood(tx, call, { ...call.params, ...call.body }, clock.now()),
    ),
    decided(contract.approveRedemption, approve),
    decided(contract.rejectRedemption, reject),
    decided(contract.completeRedemption, complete),
    opsChange(db, contract.revealRedemptionAddress, (tx, call) =>
      revealAddress(tx, secrets, call, call.params.id),
    ),
  ];
}
