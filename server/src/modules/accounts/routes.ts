import * as contract from '@lanna/contract/accounts';
import { formatMoney } from '@lanna/rules/money';
import type { BodyEncryption } from '../../platform/body-encryption.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { callerOf, type Route, route } from '../../platform/http/route.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
import { playerBalance } from '../ledger/player-balance.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { showMember } from './member-info.ts';
import { registerMember } from './register-member.ts';

export function accountRoutes(deps: {
  db: Database;
  clock: Clock;
  encryption: BodyEncryption;
  brands: Brands;
}): Route[] {
  const { db } = deps;
  return [
    route(contract.register, async (call) =>
      registerMember(deps, call.body, { ...call, brand: await profileOf(deps.brands, call) }),
    ),
    route(contract.login, async (call) => {
      const { settings } = await profileOf(deps.brands, call);
      return logIn(deps, call.body, {
        ...call,
        merchantId: call.brand.id,
        lifeMs: settings.sessionAbsoluteMs,
      });
    }),
    route(contract.logout, async (call) => {
      await logOut(deps, callerOf(call).sessionId);
      return {};
    }),
    route(contract.memberInfo, (call) =>
      showMember(db, { merchantId: call.brand.id, memberId: callerOf(call).memberId }),
    ),
    route(contract.balance, async (call) => {
      const owner = { merchantId: call.brand.id, memberId: callerOf(call).memberId };
      return {
        sumBalance: formatMoney(await playerBalance(db.kysely, owner)),
        currency: call.brand.currency,
      };
    }),
    route(contract.encryptionKeys, async () => ({ keys: await deps.encryption.publicKeys() })),
  ];
}
