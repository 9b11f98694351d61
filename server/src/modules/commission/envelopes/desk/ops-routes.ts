import * as contract from '@lanna/contract/commission/envelopes/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { stopEnvelope } from '../giving/stop-envelope.ts';
import { opsEnvelopes } from './list-ops-envelopes.ts';
import { showOpsEnvelope } from './show-ops-envelope.ts';

/** Envelopes in the console. */
export function envelopeOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...opsEnvelopes.routes(db.kysely),
    opsRoute(contract.showEnvelope, (call) => showOpsEnvelope(db.kysely, call, call.params.id)),
    opsRoute(contract.stopEnvelope, async (call) => {
      await stopEnvelope(db, call, call.params.id, { ...call.body, now: clock.now() });
      return {};
    }),
  ];
}
