import * as contract from '@lanna/contract/accounts';
import { formatMoney } from '@lanna/rules/money';
import type { BodyEncryption } from '../../platform/body-encryption.ts';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import { callerOf, type Route, route } from '../../platform/http/route.ts';
import type { Brands } from '../brands/find-brand.ts';
import { walletBalance } from '../ledger/wallet-balance.ts';
import { acceptTerms } from './accept-terms.ts';
import { chooseLanguage } from './choose-language.ts';
import { type WayInParts, wayInDeps } from './deps.ts';
import { showMember } from './member-info.ts';
import { passwordRoutes } from './password-routes.ts';
import { securityRoutes } from './security-routes.ts';
import { visitOf } from './visit.ts';
import { wayInRoutes } from './way-in-routes.ts';

/** Everything about accounts, over the wire. */
export function accountRoutes(
  given: WayInParts & { encryption: BodyEncryption; brands: Brands; countryOf: CountryOf },
): Route[] {
  const { db, brands, countryOf } = given;
  const deps = { ...wayInDeps(given), brands, countryOf };
  return [
    ...wayInRoutes(deps),
    ...passwordRoutes(deps),
    ...securityRoutes(deps),
    route(contract.memberInfo, (call) => showMember(db, call.brand.id, callerOf(call))),
    route(contract.acceptTerms, async (call) =>
      acceptTerms(deps, call.body.version, callerOf(call), await visitOf(deps, call)),
    ),
    route(contract.chooseLanguage, (call) =>
      chooseLanguage(deps, call.body.language, {
        merchantId: call.brand.id,
        memberId: callerOf(call).memberId,
      }),
    ),
    route(contract.balance, async (call) => {
      const owner = { merchantId: call.brand.id, memberId: callerOf(call).memberId };
      return {
        sumBalance: formatMoney(await walletBalance(db.kysely, owner)),
        currency: call.brand.currency,
      };
    }),
    route(contract.encryptionKeys, async () => ({ keys: await given.encryption.publicKeys() })),
  ];
}
