import * as contract from '@lanna/contract/security';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthenticationDeps } from '../authentication/deps.ts';
import { offerPasskeys } from '../authentication/passkeys.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
import { requestContextOf } from '../brands/request-context.ts';
import type { Exclusions } from '../protection/exclusions.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginTotp } from './begin-totp.ts';
import { closeAccount, showClosing } from './close-account.ts';
import type { MoreObstacles } from './closing-obstacles.ts';
import { confirmContact } from './confirm-contact.ts';
import { confirmPasskey } from './confirm-passkey.ts';
import { confirmTotp } from './confirm-totp.ts';
import { endDevice } from './end-device.ts';
import { listDevices } from './list-devices.ts';
import { passwordRoutes } from './password-routes.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renamePasskey } from './rename-passkey.ts';
import { renewOwnRecoveryCodes } from './renew-own-recovery-codes.ts';
import { sendContactCode } from './send-contact-code.ts';
import { showSecurity } from './show-security.ts';
/** The security centre: passwords, open sessions and second factors of the account. */
export function securityRoutes(
  deps: AuthenticationDeps & {
    exclusions: Exclusions;
    brands: Brands;
    countryOf: CountryOf;
    /** Asked while a call is answered. */
    obstacles: () => MoreObstacles;
  },
): Route[] {
  return [
    ...passwordRoutes(deps),
    route(contract.securityOverview, async (call) =>
      showSecurity(deps, call.caller.memberId, await profileOf(deps.brands, call)),
    ),
    route(contract.sendContactCode, async (call) =>
      sendContactCode(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.confirmContact, async (call) =>
      confirmContact(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.devices, async (call) =>
      listDevices(deps, call.caller, await profileOf(deps.brands, call)),
    ),
    route(contract.endDevice, async (call) =>
      endDevice(deps, call.params.id, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.beginTotp, async (call) =>
      beginTotp(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.confirmTotp, async (call) =>
      confirmTotp(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.beginPasskey, async (call) =>
      beginPasskey(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.confirmPasskey, async (call) =>
      confirmPasskey(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.removeSecondFactor, async (call) =>
      removeSecondFactor(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.renamePasskey, async (call) =>
      renamePasskey(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.renewRecoveryCodes, async (call) =>
      renewOwnRecoveryCodes(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.accountClosing, (call) =>
      showClosing(deps, { merchantId: call.brand.id, memberId: call.caller.memberId }, deps.obstacles),
    ),
    route(contract.closeAccount, async (call) =>
      closeAccount(deps, call.body, call.caller, await requestContextOf(deps, call), deps.obstacles),
    ),
    route(contract.passkeyChallenge, async (call) =>
      offerPasskeys(deps, call.caller?.memberId ?? null, await requestContextOf(deps, call)),
    ),
  ];
}
