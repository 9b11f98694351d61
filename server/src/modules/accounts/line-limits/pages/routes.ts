import * as contract from '@lanna/contract/accounts/line-limits/line-limits';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { changeLimits } from './change-limits.ts';
import type { LineAgent } from './reader.ts';
import { showBelow } from './show-below.ts';
import { showOwn } from './show-own.ts';
import { liftBelow, suspendBelow } from './suspend-below.ts';

/** The calls by which agents limit and suspend play in their line, and a member reads what holds. */
export function lineLimitRoutes({ db, clock }: { db: Database; clock: Clock }): Route[] {
  const { kysely } = db;
  return [
    route(contract.ownLineLimits, (call) =>
      showOwn(kysely, ownerOf(call), { timeZone: call.brand.timeZone, now: clock.now() }),
    ),
    route(contract.showLineLimits, (call) => showBelow(kysely, agentOf(call), call.params.id)),
    route(contract.changeLineLimits, (call) =>
      db.transaction((tx) =>
        changeLimits(tx, agentOf(call), call.params.id, { body: call.body, now: clock.now() }),
      ),
    ),
    route(contract.suspendPlay, (call) =>
      db.transaction((tx) =>
        suspendBelow(tx, agentOf(call), {
          memberId: call.params.id,
          reason: call.body.reason,
          now: clock.now(),
        }),
      ),
    ),
    route(contract.liftSuspension, (call) =>
      db.transaction((tx) => liftBelow(tx, agentOf(call), { memberId: call.params.id, now: clock.now() })),
    ),
  ];
}

function agentOf(call: PersonalCall): LineAgent {
  return { ...ownerOf(call), type: call.caller.type };
}
