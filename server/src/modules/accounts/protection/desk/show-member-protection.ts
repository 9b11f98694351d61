import type { MemberProtection, ProtectionChange } from '@lanna/contract/accounts/protection/ops';
import { CHANGE_STEPS } from '@lanna/contract/accounts/protection/ops';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { ScopedMember } from '../../../people/members/scoped-member.ts';
import type { Deposited } from '../deposited.ts';
import { LIMIT_NAMES, partsOf } from '../limit-name.ts';
import { showValue } from '../limits/change-limit.ts';
import { showPlay } from '../limits/show-play.ts';
import { showProtection } from './show-protection.ts';

const CHANGES_SHOWN = 100;

/** What protects a member, for operators: the member's own page, the history of the limits, and whether the member plays. */
export async function showMemberProtection(
  db: Queryable,
  { brand, member, now }: { brand: BrandProfile; member: ScopedMember; now: Date },
  deposited: Deposited,
): Promise<MemberProtection> {
  const memberId = member.id;
  const owner = { merchantId: brand.id, memberId };
  const { session } = await showPlay(db, { owner, timeZone: brand.timeZone, now });
  return {
    ...(await showProtection(db, { brand, memberId, now }, deposited)),
    changes: await listChanges(db, memberId),
    playing: session && { startedAt: session.startedAt, net: session.net },
  };
}

const limitName = z.enum(LIMIT_NAMES);
const step = z.enum(CHANGE_STEPS);

async function listChanges(db: Queryable, memberId: string): Promise<ProtectionChange[]> {
  const rows = await db
    .selectFrom('protection.change')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(CHANGES_SHOWN)
    .execute();
  return rows.map((row) => {
    const name = limitName.parse(row.limit_name);
    return {
      id: row.id,
      at: row.at.toISOString(),
      ...partsOf(name),
      step: step.parse(row.step),
      before: showValue(name, row.before),
      after: showValue(name, row.after),
      effectiveAt: row.effective_at?.toISOString() ?? null,
      operator: row.operator_name,
      reason: row.reason,
    };
  });
}
