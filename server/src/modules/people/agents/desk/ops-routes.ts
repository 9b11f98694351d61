import * as contract from '@lanna/contract/people/agents/ops';
import * as plans from '@lanna/contract/people/agents/plans';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { siteOrigin } from '../../../../platform/http/files/site-address.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { mainHost } from '../../../house/brands/main-host.ts';
import { changeType } from '../../members/change-type.ts';
import { insertInvitation } from '../../members/invitations/add-invitation.ts';
import { shutInvitation } from '../../members/invitations/close-invitation.ts';
import {
  findScopedMember,
  lockMemberVersion,
  lockScopedMember,
  memberSubject,
} from '../../members/scoped-member.ts';
import { listInvitations } from '../calls/list-invitations.ts';
import { showLine } from '../calls/show-line.ts';
import type { GiveModes } from '../plan-modes.ts';
import { giveRates, showAgentRates } from '../rates/give-rates.ts';
import { applyPlan } from './apply-plan.ts';
import { freezeAgent, liftFreeze } from './freeze-agent.ts';
import { agents } from './list-agents.ts';
import { moveBranch } from './move-branch.ts';
import { addPlan, changePlan, listPlans } from './plans.ts';

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
    ...agents.routes(kysely),
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
    opsChange(db, contract.appointAgent, async (tx, { params, body, brandIds, record }) => {
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
    opsChange(db, contract.openCode, async (tx, { params, body, brandIds, record }) => {
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
    opsChange(db, contract.closeCode, async (tx, { params, body, brandIds, record }) => {
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
  ];
}
