import * as contract from '@lanna/contract/accounts/kyc/kyc';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import type { KycDeps } from './deps.ts';
import { keepIdentityPicture } from './pictures.ts';
import { sendDocuments } from './send-documents.ts';
import { showIdentity } from './show-identity.ts';

/** A member's own identity check. No call gives a picture back: what was sent is seen by the desk alone. */
export function kycRoutes(deps: KycDeps & { brands: Brands; countryOf: CountryOf }): Route[] {
  const { db, clock } = deps;
  return [
    route(contract.showIdentity, (call) => showIdentity(db.kysely, ownerOf(call), clock.now())),
    route(contract.keepIdentityPicture, (call) => keepIdentityPicture(deps, call.body, ownerOf(call))),
    route(contract.sendDocuments, async (call) =>
      sendDocuments(deps, call.body, call.caller, {
        ...(await requestContextOf(deps, call)),
        idempotencyKey: call.idempotencyKey,
      }),
    ),
  ];
}
