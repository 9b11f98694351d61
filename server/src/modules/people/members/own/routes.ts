import * as avatar from '@lanna/contract/people/members/avatar';
import * as contract from '@lanna/contract/people/members/members';
import * as profile from '@lanna/contract/people/members/profile';
import { formatMoney } from '@lanna/rules/money';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { bonusMoney, walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { contextRoutes } from '../../../house/brands/context-routes.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import type { Senders } from '../../../house/brands/senders.ts';
import type { ClubLabelOf } from '../club-label.ts';
import { showMember } from '../desk/show-member.ts';
import type { FindExclusion } from '../persons/find-exclusion.ts';
import { ownAvatar } from '../shown-avatar.ts';
import { acceptTerms } from './accept-terms.ts';
import { changeProfile } from './change-profile.ts';
import { chooseLanguage } from './choose-language.ts';
import { nameClub } from './name-club.ts';
import { setAvatar } from './set-avatar.ts';
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
  clubLabels(): readonly ClubLabelOf[];
}): Route[] {
  const asked = contextRoutes(deps);
  return [
    route(contract.memberInfo, async (call) => {
      const info = await showMember(deps, await profileOf(deps.brands, call), call.caller);
      return { ...info, clubLabel: await nameClub(deps, call, info.clubLabel) };
    }),
    asked(contract.acceptTerms, (call, context) =>
      acceptTerms(deps, call.body.version, call.caller, context),
    ),
    route(contract.chooseLanguage, (call) => chooseLanguage(deps, call.body.language, ownerOf(call))),
    route(avatar.playerAvatar, (call) => ownAvatar(deps.db.kysely, ownerOf(call))),
    route(avatar.memberIcon, (call) => ownAvatar(deps.db.kysely, ownerOf(call))),
    route(avatar.setAvatar, (call) => setAvatar(deps, call.body, ownerOf(call))),
    route(profile.showProfile, async (call) =>
      showProfile(deps, call.caller.memberId, await profileOf(deps.brands, call)),
    ),
    asked(profile.changeProfile, (call, context) => changeProfile(deps, call.body, call.caller, context)),
    route(contract.balance, async (call) => {
      const [cash, bonus] = await Promise.all([
        walletBalance(deps.db.kysely, ownerOf(call)),
        bonusMoney(deps.db.kysely, ownerOf(call)),
      ]);
      return {
        sumBalance: formatMoney(cash),
        ...(bonus > 0n && { bonus: formatMoney(bonus) }),
        currency: call.brand.currency,
      };
    }),
  ];
}
