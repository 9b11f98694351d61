import * as contract from '@lanna/contract/join/join';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { HumanChecks } from '../authentication/prove-human.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
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
