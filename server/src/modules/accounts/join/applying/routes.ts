import * as contract from '@lanna/contract/accounts/join/join';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import type { HumanChecks } from '../../../people/authentication/prove-human.ts';
import { applyToJoin } from './apply-to-join.ts';

/** A trial account belongs to no member. */
const TRIAL = 4;

export function joinRoutes(deps: { db: Database; clock: Clock; brands: Brands } & HumanChecks): Route[] {
  return [
    route(contract.applyToJoin, async (call) =>
      applyToJoin(deps, call.body, {
        brand: await profileOf(deps.brands, call),
        memberId: call.caller && call.caller.type !== TRIAL ? call.caller.memberId : null,
        language: call.language,
        key: call.idempotencyKey,
      }),
    ),
  ];
}
