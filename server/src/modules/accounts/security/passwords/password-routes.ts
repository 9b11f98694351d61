import * as contract from '@lanna/contract/accounts/security/security';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { changePassword } from './change-password.ts';
import { resetByLink } from './reset-by-link.ts';
import { resetByPhone } from './reset-by-phone.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export function passwordRoutes(deps: AuthenticationDeps & { brands: Brands; countryOf: CountryOf }): Route[] {
  return [
    route(contract.changePassword, async (call) =>
      changePassword(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.forgotByEmail, async (call) =>
      sendPasswordLink(deps, call.body, await requestContextOf(deps, call)),
    ),
    route(contract.resetByLink, async (call) =>
      resetByLink(deps, call.body, await requestContextOf(deps, call)),
    ),
    route(contract.resetByPhone, async (call) =>
      resetByPhone(deps, call.body, await requestContextOf(deps, call)),
    ),
    route(contract.setPaymentPassword, async (call) =>
      setPaymentPassword(deps, call.body, call.caller, await requestContextOf(deps, call)),
    ),
  ];
}
