import * as made from '@lanna/contract/accounts/registration/made-accounts';
import * as contract from '@lanna/contract/accounts/registration/registration';
import { sharedSecret } from '../../../../platform/captcha/shared-secret.ts';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { contextRoutes } from '../../../house/brands/context-routes.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { findInvitation } from '../../../people/members/invitations/find-invitation.ts';
import { listMadeAccounts } from '../made/list-made-accounts.ts';
import { makeAccount } from '../made/make-account.ts';
import { renewFirstPassword } from '../made/renew-first-password.ts';
import { type RegistrationDeps, registerMember } from './register-member.ts';
import { showRegistrationSettings } from './show-registration-settings.ts';

export function registrationRoutes(
  deps: RegistrationDeps & { brands: Brands; countryOf: CountryOf },
): Route[] {
  const making = { ...deps, firstPasswordSecret: sharedSecret(deps, 'first-password') };
  const asked = contextRoutes(deps);
  return [
    route(contract.registerSettings, async (call) =>
      showRegistrationSettings(await profileOf(deps.brands, call)),
    ),
    asked(contract.register, (call, context) => registerMember(deps, call.body, 'register', context)),
    asked(contract.registerMobile, (call, context) =>
      registerMember(deps, call.body, 'registerMobile', context),
    ),
    route(contract.checkAffiliate, async (call) => {
      const { code, domain } = call.query;
      // An invitation code is valid on the domains of its brand only.
      if (domain !== undefined && (await deps.brands.findByHost(domain))?.id !== call.brand.id)
        throw new Refusal('invitation_code_invalid');
      await findInvitation(deps.db.kysely, call.brand, code, deps.clock.now());
      return { valid: true as const };
    }),
    route(made.madeAccounts, (call) =>
      listMadeAccounts(
        deps.db.kysely,
        { merchantId: call.brand.id, timeZone: call.brand.timeZone, ...call.caller },
        call.query,
        deps.clock.now(),
      ),
    ),
    route(made.makeAccount, async (call) =>
      makeAccount(
        making,
        call.body,
        { ...call.caller, idempotencyKey: call.idempotencyKey },
        { brand: await profileOf(deps.brands, call) },
      ),
    ),
    route(made.renewFirstPassword, (call) => renewFirstPassword(making, ownerOf(call), call.params.id)),
  ];
}
