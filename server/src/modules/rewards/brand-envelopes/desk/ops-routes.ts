import * as contract from '@lanna/contract/rewards/brand-envelopes/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { opsEnvelopes, opsShares, showOpsEnvelope } from './list-ops-envelopes.ts';
import { publishEnvelope } from './publish-envelope.ts';
import { roomsOfBrands } from './rooms-of-brands.ts';
import { addEnvelope, editEnvelope, haltEnvelope } from './write-envelope.ts';

/** Red envelopes of brands in operators' hands: made, published by two, stopped by one, and who got what. */
export function brandEnvelopeOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  const { kysely } = db;
  return [
    ...opsEnvelopes.routes(kysely),
    ...opsShares.routes(kysely),
    opsRoute(contract.showBrandEnvelope, ({ brands, params }) =>
      showOpsEnvelope({ db: kysely, brands }, params.id),
    ),
    opsRoute(contract.listBrandEnvelopeRooms, async ({ brands }) => ({
      rooms: await roomsOfBrands(kysely, brands),
    })),
    opsChange(db, contract.makeBrandEnvelope, (tx, call) => {
      const brand = brandOf(call.brands, call.body.brand);
      return addEnvelope(tx, call, { brand, body: call.body, now: clock.now() });
    }),
    opsChange(db, contract.changeBrandEnvelope, (tx, call) =>
      editEnvelope(tx, call, { id: call.params.id, body: call.body, now: clock.now() }),
    ),
    opsChange(db, contract.publishBrandEnvelope, (tx, call) =>
      publishEnvelope(tx, call, { id: call.params.id, ...call.body, now: clock.now() }),
    ),
    opsChange(db, contract.stopBrandEnvelope, (tx, call) =>
      haltEnvelope(tx, call, { id: call.params.id, body: call.body, now: clock.now() }),
    ),
  ];
}
