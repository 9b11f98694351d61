import * as contract from '@lanna/contract/password';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import { callerOf, type Route, route } from '../../platform/http/route.ts';
import type { Brands } from '../brands/find-brand.ts';
import { changePassword } from './change-password.ts';
import type { WayInDeps } from './deps.ts';
import { resetByLink } from './reset-by-link.ts';
import { resetByPhone } from './reset-by-phone.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { setPaymentPassword } from './set-payment-password.ts';
import { visitOf } from './visit.ts';

export function passwordRoutes(deps: WayInDeps & { brands: Brands; countryOf: CountryOf }): Route[] {
  return [
    route(contract.changePassword, async (call) =>
      changePassword(deps, call.body, callerOf(call), await visitOf(deps, call)),
    ),
    route(contract.forgotByEmail, async (call) =>
      sendPasswordLink(deps, call.body, await visitOf(deps, call)),
    ),
    route(contract.resetByLink, async (call) => resetByLink(deps, call.body, await visitOf(deps, call))),
    route(contract.resetByPhone, async (call) => resetByPhone(deps, call.body, await visitOf(deps, call))),
    route(contract.setPaymentPassword, async (call) =>
      setPaymentPassword(deps, call.body, callerOf(call), await visitOf(deps, call)),
    ),
  ];
}
