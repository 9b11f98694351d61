import * as contract from '@lanna/contract/rewards/raffles/raffles';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { CLOCKED_MS, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Beacons } from '../../../play/chains/beacon.ts';
import { showMyRaffle } from './my-raffle.ts';
import { proveRaffle } from './prove-raffle.ts';
import { showRaffle } from './show-raffle.ts';

/** Raffles as visitors and members read them. They are claimed through the call of promotions. */
export function raffleRoutes({
  db: { kysely: db },
  clock,
  config: { beacons },
}: {
  db: Database;
  clock: Clock;
  config: { beacons: Beacons };
}): Route[] {
  const alike = { until: ['raffles_changed'], forMs: CLOCKED_MS } as const;
  return [
    route(
      contract.showRaffle,
      ({ brand, params }) => showRaffle(db, { merchantId: brand.id, id: params.id }),
      { alike },
    ),
    route(contract.myRaffle, (call) =>
      showMyRaffle(db, { ...ownerOf(call), id: call.params.id, now: clock.now() }),
    ),
    route(
      contract.proveRaffle,
      ({ brand, language, params }) => proveRaffle(db, { brand, language, id: params.id, beacons }),
      { alike },
    ),
  ];
}
