import * as contract from '@lanna/contract/cashier';
import { localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { GatheredNotices } from '../../platform/push/gathered-notices.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
import { depositMethods } from './deposit-method.ts';
import { makeDeposit } from './make-deposit.ts';

export function cashierRoutes(deps: {
  db: Database;
  clock: Clock;
  brands: Brands;
  notices: GatheredNotices;
}): Route[] {
  return [
    route(contract.depositMethods, async (call) => {
      const brand = await profileOf(deps.brands, call);
      return depositMethods(brand).map((method) => ({
        code: method.code,
        kind: method.kind,
        name: localText(method.name, call.language, brand.defaultLanguage),
        min: formatMoney(method.min),
        max: formatMoney(method.max),
        currency: brand.currency,
      }));
    }),
    route(contract.deposit, async (call) =>
      makeDeposit(deps, call.body, {
        brand: await profileOf(deps.brands, call),
        memberId: call.caller.memberId,
        idempotencyKey: call.idempotencyKey,
      }),
    ),
  ];
}
