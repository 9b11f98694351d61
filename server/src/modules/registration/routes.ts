import * as contract from '@lanna/contract/registration';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
import { requestContextOf } from '../brands/request-context.ts';
import { findInvitingAgent } from '../members/find-inviting-agent.ts';
import { type RegistrationDeps, registerMember } from './register-member.ts';
import { showRegistrationSettings } from './show-registration-settings.ts';

export function registrationRoutes(
  deps: RegistrationDeps & { brands: Brands; countryOf: CountryOf },
): Route[] {
  return [
    route(contract.registerSettings, async (call) =>
      showRegistrationSettings(await profileOf(deps.brands, call)),
    ),
    route(contract.register, async (call) =>
      registerMember(deps, call.body, 'register', await requestContextOf(deps, call)),
    ),
    route(contract.registerMobile, async (call) =>
      registerMember(deps, call.body, 'registerMobile', await requestContextOf(deps, call)),
    ),
    route(contract.checkAffiliate, async (call) => {
      const { code, domain } = call.query;
      // An invitation code is valid on the domains of its brand only.
      if (domain !== undefined && (await deps.brands.findByHost(domain))?.id !== call.brand.id)
        throw new Refusal('invitation_code_invalid');
      await findInvitingAgent(deps.db.kysely, call.brand.id, code);
      return { valid: true as const };
    }),
  ];
}
