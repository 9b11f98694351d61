import * as contract from '@lanna/contract/accounts/security/security';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import type { Route } from '../../../../platform/http/calls/route.ts';
import { contextRoutes } from '../../../house/brands/context-routes.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { changePassword } from './change-password.ts';
import { resetByLink } from './reset-by-link.ts';
import { resetByPhone } from './reset-by-phone.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export function passwordRoutes(deps: AuthenticationDeps & { brands: Brands; countryOf: CountryOf }): Route[] {
  const asked = contextRoutes(deps);
  return [
    asked(contract.changePassword, (call, context) => changePassword(deps, call.body, call.caller, context)),
    asked(contract.forgotByEmail, (call, context) => sendPasswordLink(deps, call.body, context)),
    asked(contract.resetByLink, (call, context) => resetByLink(deps, call.body, context)),
    asked(contract.resetByPhone, (call, context) => resetByPhone(deps, call.body, context)),
    asked(contract.setPaymentPassword, (call, context) =>
      setPaymentPassword(deps, call.body, call.caller, context),
    ),
  ];
}
