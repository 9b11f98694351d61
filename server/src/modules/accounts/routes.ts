import * as contract from '@lanna/contract/accounts';
import { formatMoney } from '@lanna/rules/money';
import type { BodyEncryption } from '../../platform/body-encryption.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type CountryOf, countryLookup } from '../../platform/geo/country-of.ts';
import { callerOf, type Route, route } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log.ts';
import type { Brands } from '../brands/find-brand.ts';
import { playerBalance } from '../ledger/player-balance.ts';
import { type Background, background } from './background.ts';
import { wayInDeps } from './deps.ts';
import { showMember } from './member-info.ts';
import { passwordRoutes } from './password-routes.ts';
import { securityRoutes } from './security-routes.ts';
import { brandSenders, type Senders } from './senders.ts';
import { wayInRoutes } from './way-in-routes.ts';

/** Everything about accounts. Without `senders` only demo brands can send, into their outbox. */
export function accountRoutes(given: {
  db: Database;
  clock: Clock;
  log: Log;
  encryption: BodyEncryption;
  brands: Brands;
  senders?: Senders;
  countryOf?: CountryOf;
  background?: Background;
}): Route[] {
  const { db, brands } = given;
  const deps = {
    ...wayInDeps({
      ...given,
      senders: given.senders ?? brandSenders(given),
      background: given.background ?? background(given.log),
    }),
    brands,
    countryOf: given.countryOf ?? countryLookup(),
  };
  return [
    ...wayInRoutes(deps),
    ...passwordRoutes(deps),
    ...securityRoutes(deps),
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
    route(contract.encryptionKeys, async () => ({ keys: await given.encryption.publicKeys() })),
  ];
}
