import type { Received, Value } from '@lanna/contract/endpoint';
import type { moveInLine as endpoint } from '@lanna/contract/people/agents/ops';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type ActionFacts, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockTree } from '../../members/lock-tree.ts';
import { moveMember } from '../../members/move-member.ts';
import {
  findScopedMember,
  lockMemberVersion,
  lockScopedMember,
  memberSubject,
  type ScopedMember,
} from '../../members/scoped-member.ts';
import { belowOf, pathDown } from '../internal/team.ts';

/** The kind of proposal: by two operators unless the console's settings say otherwise. */
export const MOVE_KIND = 'agents.move';

/**
 * Puts an account with all below it under another agent of its brand, or under none: at once, or as a proposal. Today still counts for the former line.
 * Refuses with `not_found`, `changed_meanwhile`, `agent_line_impossible`.
 */
export async function moveBranch(
  db: Database,
  call: Pick<AnyOpsCall, 'brandIds' | 'record' | 'mustBeProposed' | 'propose'>,
  id: string,
  { agent, reason, version }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const { merchantId } = await findScopedMember(db.kysely, id, call.brandIds);
  return db.transaction(async (tx) => {
    await lockTree(tx, merchantId);
    const member = await lockMemberVersion(tx, { id, version }, [merchantId]);
    const above = agent === '' ? null : await agentNamed(tx, member, agent);
    const facts = await factsOf(tx, member, above?.id ?? null);
    if (await call.mustBeProposed(tx, MOVE_KIND)) {
      await refuseImpossible(tx, member, above?.id ?? null);
      const proposalId = await call.propose(tx, {
        kind: MOVE_KIND,
        brandId: merchantId,
        subject: memberSubject(member),
        payload: { memberId: id, from: member.agentId, to: above?.id ?? null },
        reason,
      });
      return { version, proposalId };
    }
    const moved = await moveMember(tx, member, above?.id ?? null, now);
    await call.record(tx, {
      action: 'agents.move',
      brandId: merchantId,
      subject: memberSubject(member),
      ...facts,
      reason,
    });
    await notifyOps(tx, { brandId: merchantId, type: 'members_changed' });
    return { ...moved, proposalId: null };
  });
}

const payload = z.object({ memberId: z.uuid(), from: z.uuid().nullable(), to: z.uuid().nullable() });

/** A move that a second operator has approved; the day it counts from is the one after the approval. */
export const moveProposal = proposalKind({
  kind: MOVE_KIND,
  permission: 'agents.move',
  rule: { standard: 'always', floor: 'always' },
  payload,
  preview: async (db, { memberId, to }, brandId) =>
    factsOf(db, await findScopedMember(db, memberId, brandId === null ? [] : [brandId]), to),
  carryOut: async (tx, { memberId, from, to }, { brandId, now }) => {
    if (brandId === null) throw new Refusal('proposal_outdated');
    await lockTree(tx, brandId);
    const member = await lockScopedMember(tx, memberId, [brandId]);
    if (member.agentId !== from) throw new Refusal('proposal_outdated');
    const facts = await factsOf(tx, member, to);
    await moveMember(tx, member, to, now).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('proposal_outdated') : error;
    });
    await notifyOps(tx, { brandId, type: 'members_changed' });
    return facts;
  },
});

async function factsOf(
  db: Queryable,
  member: ScopedMember,
  to: string | null,
): Promise<{ before: ActionFacts; after: ActionFacts }> {
  const { whole } = await belowOf(db, { merchantId: member.merchantId, memberId: member.id }, 'any')
    .select(({ fn }) => fn.countAll<number>().as('whole'))
    .executeTakeFirstOrThrow();
  return {
    before: { agent: await nameOf(db, member.agentId) },
    after: { agent: await nameOf(db, to), movedWith: Number(whole) },
  };
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

/** What the database would refuse is not proposed. */
async function refuseImpossible(tx: Tx, member: ScopedMember, to: string | null): Promise<void> {
  if (to === null) return;
  const agent = await findScopedMember(tx, to, [member.merchantId]);
  const inside = await pathDown(tx, { merchantId: member.merchantId, memberId: member.id }, to);
  if (inside || !AGENT_TYPES.includes(agent.type)) throw new Refusal('agent_line_impossible');
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
