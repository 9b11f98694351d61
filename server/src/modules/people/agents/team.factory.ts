import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { createMember, type MemberOptions } from '../members/member.factory.ts';

/** A member below an agent for a test, with a recorded log-in on request. */
export async function bring(
  db: Database,
  brand: BrandProfile,
  agentId: string | undefined,
  { lastLoginAt, ...options }: MemberOptions & { lastLoginAt?: Date } = {},
) {
  const member = await createMember(db, brand, { ...options, ...(agentId ? { agentId } : {}) });
  if (lastLoginAt)
    await db.kysely
      .insertInto('audit.security_event')
      .values({
        id: newId(),
        merchant_id: brand.id,
        member_id: member.memberId,
        kind: 'session_opened',
        address: '10.0.0.1',
        device: 'test',
        at: lastLoginAt,
      })
      .execute();
  return member;
}
