import * as contract from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { claimTogether } from '../claiming/claim-together.ts';
import { proveEnvelope } from './prove-envelope.ts';
import { showEnvelopes } from './show-envelopes.ts';

/** Red envelopes of the brand in the member's hands. */
export function envelopeRoutes({
  db,
  clock,
  findSamePerson,
}: {
  db: Database;
  clock: Clock;
  findSamePerson: FindSamePerson;
}): Route[] {
  return [
    route(contract.myBrandEnvelopes, ({ brand, caller }) =>
      showEnvelopes(db.kysely, { brand, memberId: caller.memberId, now: clock.now() }),
    ),
    route(contract.claimBrandEnvelope, ({ brand, caller, params }) =>
      claimTogether(
        db,
        { brandId: brand.id, id: params.id, findSamePerson },
        { memberId: caller.memberId, now: clock.now() },
      ),
    ),
    route(contract.proveBrandEnvelope, (call) => proveEnvelope(db.kysely, ownerOf(call), call.params.id)),
  ];
}
