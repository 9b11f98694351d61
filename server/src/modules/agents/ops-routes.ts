import * as contract from '@lanna/contract/agents/ops';
import * as plans from '@lanna/contract/agents/plans';
import { AGENT_TYPES } from '@lanna/contract/members';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { siteOrigin } from '../../platform/http/site-address.ts';
import { notifyOps } from '../../platform/ops/notify-ops.ts';
import { type OpsRoute, opsRoute } from '../../platform/ops/ops-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Brands } from '../brands/find-brand.ts';
import { mainHost } from '../brands/main-host.ts';
import { insertInvitation } from '../members/add-invitation.ts';
import { changeType } from '../members/change-type.ts';
import { shutInvitation } from '../members/close-invitation.ts';
import {
  findScopedMember,
  lockMemberVersion,
  lockScopedMember,
  memberSubject,
} from '../members/scoped-member.ts';
import { applyPlan } from './apply-plan.ts';
import { freezeAgent, liftFreeze } from './freeze-agent.ts';
import { giveRates, showAgentRates } from './give-rates.ts';
import { listAgents } from './list-agents.ts';
import { listInvitations } from './list-invitations.ts';
import { moveBranch } from './move-branch.ts';
import type { GiveModes } from './plan-modes.ts';
import { addPlan, changePlan, listPlans } from './plans.ts';
import { showLine } from './show-line.ts';

interface OpsDeps {
  db: Database;
  clock: Clock;
  brands: Brands;
  publicUrl: string;
  giveModes(): readonly GiveModes[];
}

/** The tree of agents in operators' hands. */
export function agentOps(deps: OpsDeps): OpsRoute[] {
  const { db, clock } = deps;
  const { kysely } = db;
  return [
    opsRoute(contract.listAgents, ({ brands, query }) => listAgents(kysely, brands, query)),
    opsRoute(contract.showLine, async ({ params, brandIds }) =>
      showLine(kysely, await findScopedMember(kysely, params.id, brandIds)),
    ),
    opsRoute(contract.moveInLine, (call) => moveBranch(db, call, call.params.id, call.body, clock.now())),
    opsRoute(contract.freezeAgent, async (call) => {
      await freezeAgent(db, call, { id: call.params.id, reason: call.body.reason, now: clock.now() });
      return {};
    }),
    opsRoute(contract.liftFreeze, async (call) => {
      await liftFreeze(db, call, { id: call.params.id, reason: call.body.reason, now: clock.now() });
      return {};
    }),
    opsRoute(contract.agentRates, (call) => showAgentRates(kysely, call, call.params.id, clock.now())),
    opsRoute(plans.listPlans, (call) => listPlans(kysely, call)),
    opsRoute(plans.addPlan, (call) => addPlan(db, call, call.body, clock.now())),
    opsRoute(plans.changePlan, (call) => changePlan(db, call, call.params.id, call.body, clock.now())),
    opsRoute(plans.applyPlan, (call) => applyPlan(deps, call, call.params.id, call.body, clock.now())),
    opsRoute(contract.giveRates, (call) => giveRates(db, call, call.params.id, call.body, clock.now())),
    opsRoute(contract.appointAgent, ({ params, body, brandIds, record }) =>
      db.transaction(async (tx) => {
        const member = await lockMemberVersion(tx, { id: params.id, version: body.version }, brandIds);
        const changed = await changeType(tx, member, body.type, clock.now());
        await record(tx, {
          action: 'agents.appoint',
          brandId: member.merchantId,
          subject: memberSubject(member),
          before: { type: member.type },
          after: { type: body.type },
          reason: body.reason,
        });
        await notifyOps(tx, { brandId: member.merchantId, type: 'members_changed' });
        return changed;
      }),
    ),
    opsRoute(contract.listCodes, async ({ params, brandIds }) => {
      const agent = await findScopedMember(kysely, params.id, brandIds);
      const brand = await deps.brands.findById(agent.merchantId);
      const place = { merchantId: agent.merchantId, memberId: agent.id };
      const { list } = await listInvitations(deps, { ...place, timeZone: brand?.timeZone ?? 'UTC' });
      const host = brand && (await mainHost(kysely, brand));
      return {
        rows: list.map(({ reopensForMs: _, ...row }) => row),
        link: host === undefined ? null : siteOrigin(host, deps.publicUrl),
      };
    }),
    opsRoute(contract.openCode, ({ params, body, brandIds, record }) =>
      db.transaction(async (tx) => {
        const agent = await lockScopedMember(tx, params.id, brandIds);
        if (!AGENT_TYPES.includes(agent.type)) throw new Refusal('not_an_agent');
        const place = { merchantId: agent.merchantId, memberId: agent.id };
        const opened = await insertInvitation(tx, place, body.name, clock.now());
        await record(tx, {
          action: 'agents.open-code',
          brandId: agent.merchantId,
          subject: memberSubject(agent),
          after: { code: opened.code, name: opened.name },
          reason: body.reason,
        });
        return opened;
      }),
    ),
    opsRoute(contract.closeCode, ({ params, body, brandIds, record }) =>
      db.transaction(async (tx) => {
        const agent = await lockScopedMember(tx, params.id, brandIds);
        const place = { merchantId: agent.merchantId, memberId: agent.id };
        await shutInvitation(tx, place, params.code, clock.now());
        await record(tx, {
          action: 'agents.close-code',
          brandId: agent.merchantId,
          subject: memberSubject(agent),
          before: { open: true },
          after: { code: params.code, open: false },
          reason: body.reason,
        });
        return {};
      }),
    ),
  ];
}
