import { MEMBER_STATUSES, type MemberStatus } from '@lanna/contract/people/members/ops';
import { z } from 'zod';
import type { ActionSubject } from '../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

const memberStatus = z.enum(MEMBER_STATUSES);

/** A member whom an operator works on. */
export interface ScopedMember {
  id: string;
  merchantId: string;
  username: string;
  type: number;
  status: MemberStatus;
  resumesAs: MemberStatus | null;
  rankLevel: number;
  labels: string[];
  agentId: string | null;
  currency: string;
  version: number;
  closedByMember: boolean;
}

/** The member, if it is one of these brands'. Refuses with `not_found`. */
export async function findScopedMember(
  db: Queryable,
  id: string,
  brandIds: readonly string[],
): Promise<ScopedMember> {
  return memberOf(await scopedMember(db, id, brandIds).executeTakeFirst());
}

/** The same, held until the transaction ends: two operators change a member one after the other. */
export async function lockScopedMember(
  tx: Tx,
  id: string,
  brandIds: readonly string[],
): Promise<ScopedMember> {
  return memberOf(await scopedMember(tx, id, brandIds).forUpdate().executeTakeFirst());
}

/** The same, for a caller that sends back the version that was shown. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockMemberVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
  brandIds: readonly string[],
): Promise<ScopedMember> {
  const member = await lockScopedMember(tx, id, brandIds);
  if (member.version !== version) throw new Refusal('changed_meanwhile');
  return member;
}

/** How the record of actions names a member. */
export function memberSubject({ id, username }: Pick<ScopedMember, 'id' | 'username'>): ActionSubject {
  return { kind: 'member', id, name: username };
}

function scopedMember(db: Queryable, id: string, brandIds: readonly string[]) {
  return db
    .selectFrom('members.member')
    .select([
      'id',
      'merchant_id',
      'username',
      'type',
      'status',
      'resumes_as',
      'rank_level',
      'labels',
      'agent_id',
      'currency',
      'version',
      'closed_by_member_at',
    ])
    .where('id', '=', id)
    .where('merchant_id', 'in', brandIds);
}

function memberOf(
  row: Awaited<ReturnType<ReturnType<typeof scopedMember>['executeTakeFirst']>>,
): ScopedMember {
  if (!row) throw new Refusal('not_found');
  return {
    id: row.id,
    merchantId: row.merchant_id,
    username: row.username,
    type: row.type,
    status: memberStatus.parse(row.status),
    resumesAs: memberStatus.nullable().parse(row.resumes_as),
    rankLevel: row.rank_level,
    labels: row.labels,
    agentId: row.agent_id,
    currency: row.currency,
    version: row.version,
    closedByMember: row.closed_by_member_at !== null,
  };
}
