import * as contract from '@lanna/contract/rewards/raffles/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Beacons } from '../../../play/chains/beacon.ts';
import { opsRaffles, showOpsRaffle } from './list-ops-raffles.ts';
import { opsPrizes, opsTickets } from './list-tickets.ts';
import { publishRaffle } from './publish-raffle.ts';
import { addRaffle, closeNow, editRaffle, haltRaffle } from './write-raffle.ts';

/** Raffles of brands in operators' hands: made, published by two, closed or stopped by one, and who holds and has won what. */
export function raffleOps(deps: {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
  config: { beacons: Beacons };
}): OpsRoute[] {
  const { db, clock } = deps;
  const { kysely } = db;
  const { beacons } = deps.config;
  const now = () => clock.now();
  return [
    ...opsRaffles.routes(kysely),
    ...opsTickets.routes(kysely),
    ...opsPrizes.routes(kysely),
    opsRoute(contract.showOpsRaffle, ({ brands, params }) =>
      showOpsRaffle({ db: kysely, brands }, params.id),
    ),
    opsRoute(contract.listRaffleBeacons, async () => ({
      beacons: Object.entries(beacons).map(([name, address]) => ({ name, address })),
    })),
    opsChange(db, contract.makeRaffle, (tx, call) =>
      addRaffle(tx, call, {
        ...{ brand: brandOf(call.brands, call.body.brand), beacons, body: call.body, now: now() },
      }),
    ),
    opsChange(db, contract.changeRaffle, (tx, call) =>
      editRaffle(tx, call, { id: call.params.id, beacons, body: call.body, now: now() }),
    ),
    opsChange(db, contract.publishRaffle, (tx, call) =>
      publishRaffle(tx, deps, call, { id: call.params.id, ...call.body, now: now() }),
    ),
    opsChange(db, contract.closeRaffle, (tx, call) =>
      closeNow(tx, call, { id: call.params.id, body: call.body, now: now() }),
    ),
    opsChange(db, contract.stopRaffle, (tx, call) =>
      haltRaffle(tx, call, { id: call.params.id, body: call.body, now: now() }),
    ),
  ];
}
