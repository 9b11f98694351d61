import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { type Participant, type PromotionRow, segmentOf } from '../editing/promotion.ts';

/** The member, who must be one that may be paid. Refuses with `account_disabled`, `play_excluded`, `trial_account`. */
export async function readPayableMember(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Participant> {
  const member = await readParticipant(db, { merchantId, memberId });
  if (member.type === TRIAL_TYPE) throw new Refusal('trial_account');
  await refuseInactive(db, { merchantId, memberId, status: member.status });
  return member;
}

export async function readParticipant(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Participant & { type: number; status: string }> {
  return db
    .selectFrom('members.account')
    .select(['id', 'type', 'status', 'registered_at', 'rank_level', 'currency'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
}

/** Segments that these promotions are for, of which the member is now. */
export async function segmentsOf(
  db: Queryable,
  promotions: readonly PromotionRow[],
  { merchantId, memberId, now }: { merchantId: string; memberId: string; now: Date },
  segments: AskSegments | undefined,
): Promise<ReadonlySet<string>> {
  const pins = promotions.flatMap((promotion) => segmentOf(promotion) ?? []);
  if (pins.length === 0) return new Set();
  return (await segments?.()?.ofMember(db, { merchantId, memberId, at: now }, pins)) ?? new Set();
}
