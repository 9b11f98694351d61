import * as contract from '@lanna/contract/rewards/missions/ops';
import { formatMoney } from '@lanna/rules/money';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { rewardOffers } from '../../bonuses/reward-offers.ts';
import { changeWheel, haltWheel } from './change-wheel.ts';
import { opsGiven, opsSpins } from './list-given.ts';
import { opsMissions, showOpsMission } from './list-ops-missions.ts';
import { publishMission } from './publish-mission.ts';
import { showOpsWheels } from './show-wheels.ts';
import { addMission, editMission, haltMission } from './write-mission.ts';

/** Missions and wheels in operators' hands: made, published, stopped, and who got what. */
export function missionOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  const { kysely } = db;
  return [
    ...opsMissions.routes(kysely),
    ...opsGiven.routes(kysely),
    ...opsSpins.routes(kysely),
    opsRoute(contract.showMission, ({ brands, params }) => showOpsMission({ db: kysely, brands }, params.id)),
    opsRoute(contract.showWheels, ({ brands }) => showOpsWheels(kysely, brands)),
    opsRoute(contract.listMissionOffers, async ({ brands }) => ({
      offers: (await rewardOffers(kysely, brands, clock.now())).map(({ id, merchantId, name, amount }) => ({
        ...{ id, brand: brandCode(brands, merchantId), name, amount: formatMoney(amount) },
      })),
    })),
    opsRoute(contract.makeMission, (call) => {
      const brand = brandOf(call.brands, call.body.brand);
      return db.transaction((tx) => addMission(tx, call, { brand, body: call.body, now: clock.now() }));
    }),
    opsRoute(contract.changeMission, (call) =>
      db.transaction((tx) =>
        editMission(tx, call, { id: call.params.id, body: call.body, now: clock.now() }),
      ),
    ),
    opsRoute(contract.publishMission, (call) =>
      db.transaction((tx) =>
        publishMission(tx, call, { id: call.params.id, ...call.body, now: clock.now() }),
      ),
    ),
    opsRoute(contract.stopMission, (call) =>
      db.transaction((tx) =>
        haltMission(tx, call, { id: call.params.id, body: call.body, now: clock.now() }),
      ),
    ),
    opsRoute(contract.changeWheel, (call) => {
      const brand = brandOf(call.brands, call.params.brand);
      return db.transaction((tx) => changeWheel(tx, call, brand, call.body, clock.now()));
    }),
    opsRoute(contract.stopWheel, (call) => {
      const brand = brandOf(call.brands, call.params.brand);
      return db.transaction((tx) => haltWheel(tx, call, { brand, body: call.body, now: clock.now() }));
    }),
  ];
}
