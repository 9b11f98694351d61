import * as contract from '@lanna/contract/accounts/security/security';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { offerPasskeys } from '../../../people/authentication/passkeys.ts';
import type { Exclusions } from '../../protection/exclusions.ts';
import type { MoreObstacles } from '../closing-obstacles.ts';
import { beginPasskey } from '../factors/begin-passkey.ts';
import { beginTotp } from '../factors/begin-totp.ts';
import { confirmPasskey } from '../factors/confirm-passkey.ts';
import { confirmTotp } from '../factors/confirm-totp.ts';
import { removeSecondFactor } from '../factors/remove-second-factor.ts';
import { renamePasskey } from '../factors/rename-passkey.ts';
import { renewOwnRecoveryCodes } from '../factors/renew-own-recovery-codes.ts';
import { passwordRoutes } from '../passwords/password-routes.ts';
import { closeAccount, showClosing } from './close-account.ts';
import { confirmContact } from './confirm-contact.ts';
import { endDevice } from './end-device.ts';
import { listDevices } from './list-devices.ts';
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
