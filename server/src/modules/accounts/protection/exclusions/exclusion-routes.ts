import * as contract from '@lanna/contract/accounts/protection/exclusion';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import { contextRoutes } from '../../../house/brands/context-routes.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
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
  const asked = contextRoutes(deps);
  return [
    asked(contract.takeTimeOut, (call, context) => takeTimeOut(deps, call.body, call.caller, context)),
    asked(contract.excludeSelf, (call, context) => excludeSelf(deps, call.body, call.caller, context)),
    asked(contract.askExclusionEnd, (call, context) =>
      askExclusionEnd(deps, call.body, call.caller, context),
    ),
    asked(contract.keepExclusion, (call, context) => keepExclusion(deps, call.caller, context)),
    route(contract.chooseMarketing, (call) => chooseMarketing(deps, call.body.wanted, ownerOf(call))),
  ];
}
