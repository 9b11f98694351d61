import * as contract from '@lanna/contract/registration';
import * as made from '@lanna/contract/registration/made-accounts';
import { sharedSecret } from '../../platform/captcha/shared-secret.ts';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
import { requestContextOf } from '../brands/request-context.ts';
import { findInvitation } from '../members/find-invitation.ts';
import { listMadeAccounts } from './list-made-accounts.ts';
import { makeAccount } from './make-account.ts';
import { type RegistrationDeps, registerMember } from './register-member.ts';
import { renewFirstPassword } from './renew-first-password.ts';
import { showRegistrationSettings } from './show-registration-settings.ts';

export function registrationRoutes(
  deps: RegistrationDeps & { brands: Brands; countryOf: CountryOf },
): Route[] {
  const making = { ...deps, firstPasswordSecret: sharedSecret(deps, 'first-password') };
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
    route(made.renewFirstPassword, (call) =>
      renewFirstPassword(
        making,
        { merchantId: call.brand.id, memberId: call.caller.memberId },
        call.params.id,
      ),
    ),
  ];
}
