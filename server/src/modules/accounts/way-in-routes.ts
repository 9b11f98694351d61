import * as login from '@lanna/contract/login';
import * as registration from '@lanna/contract/registration';
import * as verification from '@lanna/contract/verification';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import { callerOf, type Route, route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
import type { WayInDeps } from './deps.ts';
import { findInvitingAgent } from './find-inviting-agent.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { openTrial } from './open-trial.ts';
import { registerMember } from './register-member.ts';
import { sendCode } from './send-code.ts';
import { showRegistrationSettings } from './show-registration-settings.ts';
import { visitOf } from './visit.ts';

/** Registering, logging in and out, and what proves that somebody is a person with a telephone. */
export function wayInRoutes(deps: WayInDeps & { brands: Brands; countryOf: CountryOf }): Route[] {
  return [
    route(registration.registerSettings, async (call) =>
      showRegistrationSettings(await profileOf(deps.brands, call)),
    ),
    route(registration.register, async (call) =>
      registerMember(deps, call.body, 'register', await visitOf(deps, call)),
    ),
    route(registration.registerMobile, async (call) =>
      registerMember(deps, call.body, 'registerMobile', await visitOf(deps, call)),
    ),
    route(registration.checkAffiliate, async (call) => {
      const { code, domain } = call.query;
      // A code counts on the domains of its brand only.
      if (domain !== undefined && (await deps.brands.findByHost(domain))?.id !== call.brand.id)
        throw new Refusal('invitation_code_invalid');
      await findInvitingAgent(deps.db.kysely, call.brand.id, code);
      return { valid: true as const };
    }),
    route(login.login, async (call) => logIn(deps, call.body, await visitOf(deps, call))),
    route(login.freePlay, async (call) => openTrial(deps, await visitOf(deps, call))),
    route(login.logout, async (call) => {
      await logOut(deps, callerOf(call), call.brand.id);
      return {};
    }),
    route(verification.captcha, async () => {
      const { id, png } = await deps.captcha.create();
      return { id, image: png };
    }),
    route(verification.botChallenge, async (call) => ({ ...(await deps.botCheck.challenge(call.brand.id)) })),
    route(verification.sendLoginCode, async (call) => sendCode(deps, call.body, await visitOf(deps, call))),
    route(verification.sendRegisterCode, async (call) => {
      const { mobileNo: mobileNum, ...rest } = call.body;
      return sendCode(deps, { ...rest, mobileNum, purpose: 'register' }, await visitOf(deps, call));
    }),
  ];
}
