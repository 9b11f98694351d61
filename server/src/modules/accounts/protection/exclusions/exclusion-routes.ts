import * as contract from '@lanna/contract/accounts/protection/exclusion';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { chooseMarketing } from '../choose-marketing.ts';
import type { ExclusionDeps } from '../exclusion-deps.ts';
import { askExclusionEnd, keepExclusion } from './ask-exclusion-end.ts';
import { excludeSelf } from './exclude-self.ts';
import { takeTimeOut } from './take-time-out.ts';

/** Time-out and self-exclusion, as members choose them. */
export function exclusionRoutes(
  deps: ExclusionDeps & AuthenticationDeps & { brands: Brands; countryOf: CountryOf },
): Route[] {
  return [
    route(contract.takeTimeOut, async (call) =>
      takeTimeOut(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.excludeSelf, async (call) =>
      excludeSelf(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.askExclusionEnd, async (call) =>
      askExclusionEnd(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.keepExclusion, async (call) =>
      keepExclusion(deps, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.chooseMarketing, (call) =>
      chooseMarketing(deps, call.body.wanted, {
        merchantId: call.brand.id,
        memberId: call.caller.memberId,
      }),
    ),
  ];
}
