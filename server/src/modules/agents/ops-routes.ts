import * as contract from '@lanna/contract/agents/ops';
import { AGENT_TYPES } from '@lanna/contract/members';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { siteOrigin } from '../../platform/http/site-address.ts';
import { notifyOps } from '../../platform/ops/notify-ops.ts';
import { type OpsRoute, opsRoute } from '../../platform/ops/ops-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Brands } from '../brands/find-brand.ts';
import { mainHost } from '../brands/main-host.ts';
import { insertInvitation } from '../members/add-invitation.ts';
import { changeType } from '../members/change-type.ts';
import { shutInvitation } from '../members/close-invitation.ts';
import { moveMember } from '../members/move-member.ts';
import {
  findScopedMember,
  lockMemberVersion,
  lockScopedMember,
  memberSubject,
  type ScopedMember,
} from '../members/scoped-member.ts';
import { listAgents } from './list-agents.ts';
import { listInvitations } from './list-invitations.ts';
import { showLine } from './show-line.ts';

interface OpsDeps {
  db: Database;
  clock: Clock;
  brands: Brands;
  publicUrl: string;
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
    opsRoute(contract.moveInLine, ({ params, body, brandIds, record }) =>
      db.transaction(async (tx) => {
        const member = await lockMemberVersion(tx, { id: params.id, version: body.version }, brandIds);
        const above = body.agent === '' ? null : await agentNamed(tx, member, body.agent);
        const moved = await moveMember(tx, member, above?.id ?? null);
        await record(tx, {
          action: 'agents.move',
          brandId: member.merchantId,
          subject: memberSubject(member),
          before: { agent: await nameOf(tx, member.agentId) },
          after: { agent: above?.username ?? null },
          reason: body.reason,
        });
        await notifyOps(tx, { brandId: member.merchantId, type: 'members_changed' });
        return moved;
      }),
    ),
    opsRoute(contract.appointAgent, ({ params, body, brandIds, record }) =>
      db.transaction(async (tx) => {
        const member = await lockMemberVersion(tx, { id: params.id, version: body.version }, brandIds);
        const changed = await changeType(tx, member, body.type);
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

/** Refuses with `agent_line_impossible` where the brand has no such account; the database says whether it is an agent. */
async function agentNamed(db: Queryable, { merchantId }: ScopedMember, username: string) {
  const agent = await db
    .selectFrom('members.account')
    .select(['id', 'username'])
    .where('merchant_id', '=', merchantId)
    .where('username_key', '=', username.toLowerCase())
    .executeTakeFirst();
  if (!agent) throw new Refusal('agent_line_impossible');
  return agent;
}

async function nameOf(db: Queryable, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('members.account')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.username ?? null;
}
