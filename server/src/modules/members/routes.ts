import * as contract from '@lanna/contract/members';
import * as avatar from '@lanna/contract/members/avatar';
import * as profile from '@lanna/contract/members/profile';
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
import { type Owner, ownAvatar } from './avatar.ts';
import { changeProfile } from './change-profile.ts';
import { chooseLanguage } from './choose-language.ts';
import type { FindExclusion } from './find-exclusion.ts';
import { setAvatar } from './set-avatar.ts';
import { showMember } from './show-member.ts';
import { showProfile } from './show-profile.ts';

/** The calls by which members read and change their own account. */
export function memberRoutes(deps: {
  db: Database;
  clock: Clock;
  brands: Brands;
  countryOf: CountryOf;
  senders: Senders;
  /** Asked while a call is answered. */
  findExclusions(): readonly FindExclusion[];
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
    route(avatar.playerAvatar, (call) => ownAvatar(deps.db.kysely, ownerOf(call))),
    route(avatar.memberIcon, (call) => ownAvatar(deps.db.kysely, ownerOf(call))),
    route(avatar.setAvatar, (call) => setAvatar(deps, call.body, ownerOf(call))),
    route(profile.showProfile, async (call) =>
      showProfile(deps, call.caller.memberId, await profileOf(deps.brands, call)),
    ),
    route(profile.changeProfile, async (call) =>
      changeProfile(deps, call.body, call.caller, await requestContextOf(deps, call)),
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

function ownerOf({ brand, caller }: { brand: { id: string }; caller: { memberId: string } }): Owner {
  return { merchantId: brand.id, memberId: caller.memberId };
}
