import type { Received } from '@lanna/contract/endpoint';
import * as contract from '@lanna/contract/people/agents/agents';
import * as rates from '@lanna/contract/people/agents/rates';
import { noteRemark as remarkCall } from '@lanna/contract/people/agents/remarks';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { closeInvitation } from '../../members/invitations/close-invitation.ts';
import { renameInvitation } from '../../members/invitations/rename-invitation.ts';
import { reopenInvitation } from '../../members/invitations/reopen-invitation.ts';
import { appointInLine } from '../desk/appoint-in-line.ts';
import { refuseFrozen } from '../is-frozen.ts';
import { checkRates, type Giver, setRates } from '../rates/set-rates.ts';
import { listDownline } from './list-downline.ts';
import { listInvitations } from './list-invitations.ts';
import { listNewestMembers } from './list-newest-members.ts';
import { noteRemark } from './note-remark.ts';
import { openInvitation } from './open-invitation.ts';
import { showRates } from './show-rates.ts';
import { showTeam } from './show-team.ts';

/** The calls by which agents see their team and manage invitation codes. */
export function agentRoutes(deps: { db: Database; clock: Clock }): Route[] {
  const { kysely } = deps.db;
  return [
    route(contract.team, (call) => showTeam(deps, ownerOf(call), call.brand.timeZone)),
    route(contract.newestMembers, (call) => listNewestMembers(kysely, ownerOf(call), call.query)),
    route(contract.downline, (call) => listDownline(kysely, ownerOf(call), call.query)),
    route(remarkCall, (call) =>
      deps.db.transaction((tx) =>
        noteRemark(tx, ownerOf(call), {
          memberId: call.params.id,
          text: call.body.remark,
          now: deps.clock.now(),
        }),
      ),
    ),
    route(rates.memberRates, (call) =>
      showRates(kysely, giverOf(call), { memberId: call.params.id, now: deps.clock.now() }),
    ),
    route(rates.checkRates, (call) => checkRates(kysely, giverOf(call), requestOf(call, deps.clock))),
    route(rates.setRates, (call) =>
      deps.db.transaction((tx) => setRates(tx, giverOf(call), requestOf(call, deps.clock))),
    ),
    route(rates.appointMember, (call) =>
      deps.db.transaction((tx) =>
        appointInLine(tx, giverOf(call), {
          memberId: call.params.id,
          type: call.body.type,
          now: deps.clock.now(),
        }),
      ),
    ),
    route(contract.listInvitations, (call) =>
      listInvitations(deps, { ...ownerOf(call), timeZone: call.brand.timeZone }),
    ),
    route(contract.addInvitation, (call) =>
      openInvitation(deps, { ...ownerOf(call), timeZone: call.brand.timeZone }, call.body),
    ),
    route(contract.closeInvitation, async (call) => {
      await closeInvitation(deps, ownerOf(call), call.params.code);
      return {};
    }),
    route(contract.renameInvitation, async (call) => {
      await renameInvitation(deps, ownerOf(call), { code: call.params.code, name: call.body.name });
      return {};
    }),
    route(contract.reopenInvitation, async (call) => {
      await refuseFrozen(kysely, call.caller.memberId);
      await reopenInvitation(deps, ownerOf(call), call.params.code);
      return {};
    }),
  ];
}

function requestOf({ params, body }: Received<typeof rates.setRates>, clock: Clock) {
  return { memberId: params.id, rates: body.rates, now: clock.now() };
}

function giverOf(call: PersonalCall): Giver {
  return { ...ownerOf(call), type: call.caller.type, timeZone: call.brand.timeZone };
}
