import * as contract from '@lanna/contract/commission/contracts/contracts';
import { CONTRACT_KINDS } from '@lanna/rules/commission/contracts/terms';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import { contractFlags } from '../signing/contract-flags.ts';
import { type MoveDeps, moveContract } from '../signing/move-contract.ts';
import { listOwnContracts } from './list-own-contracts.ts';
import { listWaiting } from './list-waiting.ts';
import { showOwnContract } from './show-own-contract.ts';

/** The calls by which agents read, propose, sign and end contracts. */
export function contractRoutes(deps: MoveDeps & { brands: Brands; countryOf: CountryOf }): Route[] {
  const { db, clock, brands } = deps;
  return [
    ...CONTRACT_KINDS.flatMap((kind) => {
      const { list, move } = contract.contractCalls[kind];
      return [
        route(list, async (call) =>
          listOwnContracts(db.kysely, kind, {
            brand: await profileOf(brands, call),
            memberId: call.caller.memberId,
            language: call.language,
            now: clock.now(),
            ...call.query,
          }),
        ),
        route(move, async (call) =>
          moveContract(deps, kind, call.body, call.caller, await requestContextOf(deps, call)),
        ),
      ];
    }),
    route(contract.waitingContracts, async (call) =>
      listWaiting(db.kysely, await profileOf(brands, call), {
        memberId: call.caller.memberId,
        language: call.language,
        now: clock.now(),
      }),
    ),
    route(contract.showContract, async (call) =>
      showOwnContract(db.kysely, await profileOf(brands, call), {
        id: call.params.id,
        memberId: call.caller.memberId,
        language: call.language,
      }),
    ),
    route(contract.consolidatedFunds, async (call) =>
      contractFlags(db.kysely, await profileOf(brands, call), { ...call.caller, now: clock.now() }),
    ),
  ];
}
