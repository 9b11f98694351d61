import * as contract from '@lanna/contract/rewards/points/points';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import { convertPoints } from '../spending/convert-points.ts';
import { redeemPoints } from '../spending/redeem-points.ts';
import type { SpendDeps } from '../spending/spender.ts';
import { listRedemptions } from './list-redemptions.ts';
import { listEntries, listRewards, showBalance, showConfig, showConversionTypes } from './show-points.ts';

/** Points in the member's hands: what there is and why, goods, and what becomes of them. */
export function pointRoutes(deps: SpendDeps & { brands: Brands; countryOf: CountryOf }): Route[] {
  const { clock } = deps;
  const db = deps.db.kysely;
  const readerOf = ({ brand, caller, language }: PersonalCall) => ({
    brand,
    memberId: caller.memberId,
    language,
  });
  return [
    route(contract.pointBalance, (call) => showBalance(db, readerOf(call), clock.now())),
    route(contract.pointConfig, (call) => showConfig(db, readerOf(call), clock.now())),
    route(contract.pointConversionTypes, (call) => showConversionTypes(db, readerOf(call), clock.now())),
    route(contract.pointRewards, (call) => listRewards(db, readerOf(call), clock.now())),
    route(contract.pointRedemptions, (call) =>
      listRedemptions({ db, secrets: deps.secrets }, readerOf(call), call.query, clock.now()),
    ),
    route(contract.pointEntries, (call) => listEntries(db, readerOf(call), call.query, clock.now())),
    route(contract.redeemPoints, async (call) =>
      redeemPoints(
        deps,
        call.body,
        { ...call.caller, idempotencyKey: call.idempotencyKey, language: call.language },
        await requestContextOf(deps, call),
      ),
    ),
    route(contract.convertPoints, async (call) =>
      convertPoints(
        deps,
        call.body,
        { ...call.caller, idempotencyKey: call.idempotencyKey },
        await requestContextOf(deps, call),
      ),
    ),
  ];
}
