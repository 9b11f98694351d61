import * as contract from '@lanna/contract/accounts/security/security';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import { contextRoutes } from '../../../house/brands/context-routes.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
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
  const asked = contextRoutes(deps);
  return [
    ...passwordRoutes(deps),
    route(contract.securityOverview, async (call) =>
      showSecurity(deps, call.caller.memberId, await profileOf(deps.brands, call)),
    ),
    asked(contract.sendContactCode, (call, context) =>
      sendContactCode(deps, call.body, call.caller, context),
    ),
    asked(contract.confirmContact, (call, context) => confirmContact(deps, call.body, call.caller, context)),
    route(contract.devices, async (call) =>
      listDevices(deps, call.caller, await profileOf(deps.brands, call)),
    ),
    asked(contract.endDevice, (call, context) => endDevice(deps, call.params.id, call.caller, context)),
    asked(contract.beginTotp, (call, context) => beginTotp(deps, call.body, call.caller, context)),
    asked(contract.confirmTotp, (call, context) => confirmTotp(deps, call.body, call.caller, context)),
    asked(contract.beginPasskey, (call, context) => beginPasskey(deps, call.body, call.caller, context)),
    asked(contract.confirmPasskey, (call, context) => confirmPasskey(deps, call.body, call.caller, context)),
    asked(contract.removeSecondFactor, (call, context) =>
      removeSecondFactor(deps, call.body, call.caller, context),
    ),
    asked(contract.renamePasskey, (call, context) => renamePasskey(deps, call.body, call.caller, context)),
    asked(contract.renewRecoveryCodes, (call, context) =>
      renewOwnRecoveryCodes(deps, call.body, call.caller, context),
    ),
    route(contract.accountClosing, (call) => showClosing(deps, ownerOf(call), deps.obstacles)),
    asked(contract.closeAccount, (call, context) =>
      closeAccount(deps, call.body, call.caller, context, deps.obstacles),
    ),
    asked(contract.passkeyChallenge, (call, context) =>
      offerPasskeys(deps, call.caller?.memberId ?? null, context),
    ),
  ];
}
