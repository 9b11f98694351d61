import * as contract from '@lanna/contract/commission/envelopes/envelopes';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import type { UplineDeps } from '../../../money/transfers/transfer-to-upline.ts';
import { claimEnvelope } from '../claiming/claim-envelope.ts';
import { proveEnvelope } from '../claiming/prove-envelope.ts';
import { cancelEnvelope } from '../giving/cancel-envelope.ts';
import { envelopeTerms } from '../giving/envelope-terms.ts';
import { giveEnvelope } from '../giving/give-envelope.ts';
import { listEnvelopes } from './list-envelopes.ts';
import { ownEnvelopes } from './own-envelopes.ts';
import { showEnvelope } from './show-envelope.ts';

/** The calls by which agents give envelopes and members open them. */
export function envelopeRoutes(deps: UplineDeps & { brands: Brands; countryOf: CountryOf }): Route[] {
  const { db, clock, brands } = deps;
  return [
    route(contract.envelopeTerms, async (call) =>
      envelopeTerms(db.kysely, await profileOf(brands, call), call.caller, {
        now: clock.now(),
        elsewhere: deps.elsewhere(),
      }),
    ),
    route(contract.giveEnvelope, async (call) =>
      giveEnvelope(
        deps,
        call.body,
        { ...call.caller, idempotencyKey: call.idempotencyKey },
        await requestContextOf(deps, call),
      ),
    ),
    route(contract.listEnvelopes, (call) => listEnvelopes(db.kysely, ownerOf(call), call.query)),
    route(contract.showEnvelope, (call) => showEnvelope(db.kysely, ownerOf(call), call.params.id)),
    route(contract.cancelEnvelope, (call) => cancelEnvelope(db, ownerOf(call), call.params.id, clock.now())),
    route(contract.ownEnvelopes, (call) =>
      ownEnvelopes(db.kysely, ownerOf(call), { ...call.query, now: clock.now() }),
    ),
    route(contract.claimEnvelope, async (call) =>
      claimEnvelope(deps, call.params.id, {
        brand: await profileOf(brands, call),
        memberId: call.caller.memberId,
      }),
    ),
    route(contract.proveEnvelope, (call) => proveEnvelope(db.kysely, ownerOf(call), call.params.id)),
  ];
}
