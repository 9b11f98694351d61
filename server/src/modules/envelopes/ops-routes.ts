import * as contract from '@lanna/contract/envelopes/ops';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type OpsRoute, opsCsv, opsRoute } from '../../platform/ops/ops-route.ts';
import { envelopesFile, listOpsEnvelopes } from './list-ops-envelopes.ts';
import { showOpsEnvelope } from './show-ops-envelope.ts';
import { stopEnvelope } from './stop-envelope.ts';

/** Envelopes in the console. */
export function envelopeOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    opsRoute(contract.listEnvelopes, (call) => listOpsEnvelopes(db.kysely, call.brands, call.query)),
    opsCsv(contract.exportEnvelopes, async (call) => envelopesFile(db.kysely, call.brands, call.query)),
    opsRoute(contract.showEnvelope, (call) => showOpsEnvelope(db.kysely, call, call.params.id)),
    opsRoute(contract.stopEnvelope, async (call) => {
      await stopEnvelope(db, call, call.params.id, { ...call.body, now: clock.now() });
      return {};
    }),
  ];
}
