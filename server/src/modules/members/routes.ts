import * as contract from '@lanna/contract/members';
import { formatMoney } from '@lanna/rules/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
import { requestContextOf } from '../brands/request-context.ts';
import type { Senders } from '../brands/senders.ts';
import { walletBalance } from '../ledger/wallet-balance.ts';
import { acceptTerms } from './accept-terms.ts';
import { chooseLanguage } from './choose-language.ts';
import { showMember } from './show-member.ts';

/** The calls by which members read and change their own account. */
export function memberRoutes(deps: {
  db: Database;
  clock: Clock;
  brands: Brands;
  countryOf: CountryOf;
  senders: Senders;
}): Route[] {
  return [
    route(contract.memberInfo, async (call) =>
      showMember(deps, await profileOf(deps.brands, call), call.caller),
    ),
    route(contract.acceptTerms, async (call) =>
      acceptTerms(deps, call.body.version, call.caller, await requestContextOf(deps, call)),
    ),
    route(contract.chooseLanguage, (call) =>
      chooseLanguage(deps, call.body.language, {
        merchantId: call.brand.id,
        memberId: call.caller.memberId,
      }),
    ),
    route(contract.balance, async (call) => {
      const owner = { merchantId: call.brand.id, memberId: call.caller.memberId };
      return {
        sumBalance: formatMoney(await walletBalance(deps.db.kysely, owner)),
        currency: call.brand.currency,
      };
    }),
  ];
}
