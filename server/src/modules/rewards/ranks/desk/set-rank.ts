import type { Received, Value } from '@lanna/contract/endpoint';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { setMemberRank as setting } from '@lanna/contract/rewards/ranks/ops';
import { IDENTITY_ABOVE } from '@lanna/rules/rewards/ranks/levels';
import { nextMonth } from '@lanna/rules/rewards/ranks/review';
import { sql } from 'kysely';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import {
  lockMemberVersion,
  memberSubject,
  type ScopedMember,
} from '../../../people/members/scoped-member.ts';
import { brandDays } from '../brand-day.ts';
import { readVersions, versionOn } from '../levels/read-levels.ts';
import { isIdentified } from '../reviewing/identified.ts';
import { moveRank } from '../reviewing/move-rank.ts';

export const RAISE_RANK = 'ranks.raise';
/** How far ahead a level may be held. */
export const HELD_DAYS_MOST = 366;

const wanted = setting.body.omit({ reason: true }).extend({ id: z.uuid() });
type Wanted = z.output<typeof wanted> & { reason: string };
type Call = PairedCall & Pick<AnyOpsCall, 'brandIds'>;

/** A higher rank raises what a member may withdraw, and what cashback gives: two decide. */
export const raiseProposal = changeProposal({
  kind: RAISE_RANK,
  permission: 'ranks.change',
  rule: { standard: 'always', floor: 'always' },
  wanted,
  carryOut: (tx, asked, { call, reason, now }) => setRank(tx, call, { ...asked, reason }, now),
});

/** As `setMemberRank` declares. */
export async function setMemberRank(
  tx: Tx,
  call: Call & Pick<Received<typeof setting>, 'params' | 'body'>,
  now: Date,
): Promise<Value<typeof setting>> {
  return setRank(tx, call, { id: call.params.id, ...call.body }, now);
}

async function setRank(tx: Tx, call: Call, asked: Wanted, now: Date): Promise<Value<typeof setting>> {
  const { reason, ...kept } = asked;
  const member = await lockMemberVersion(tx, { id: asked.id, version: asked.version }, call.brandIds);
  if (member.type === TRIAL_TYPE) throw new Refusal('trial_account');
  const brand = await readScopeBrand(tx, member.merchantId);
  const { today } = brandDays(brand.timeZone, now);
  const levels = versionOn(await readVersions(tx, brand.id), today);
  refuseUnsettable({ asked, today, levels: levels?.levels.length ?? 0 });
  await refuseUnidentified(tx, member, asked);
  const before = { level: member.rankLevel, until: await heldUntil(tx, member.id, today) };
  const action = {
    brandId: brand.id,
    subject: memberSubject(member),
    before,
    after: { level: asked.level, until: asked.until },
    reason,
  };
  if (isMore(before, asked, today) && (await call.mustBeProposed(tx, RAISE_RANK))) {
    const proposal = await proposeChange(tx, call, { kind: RAISE_RANK, wanted: kept, ...action });
    return { level: member.rankLevel, version: member.version, proposal };
  }
  const version = await moveRank(tx, {
    brand,
    memberId: member.id,
    from: member.rankLevel,
    to: asked.level,
    cause: 'by_hand',
    levels,
    figures: null,
    heldUntil: asked.until,
    by: call.operator.name,
    reason,
    now,
  });
  await call.record(tx, { action: 'ranks.set', ...action });
  return { level: asked.level, version, proposal: null };
}

/** Refuses with `rank_level_unknown` {level, levels}, `rank_until_invalid` {from, last}. */
export function refuseUnsettable({
  asked,
  today,
  levels,
}: {
  asked: Pick<Wanted, 'level' | 'until'>;
  today: string;
  levels: number;
}): void {
  if (asked.level >= levels) throw new Refusal('rank_level_unknown', { level: asked.level, levels });
  const last = Temporal.PlainDate.from(today).add({ days: HELD_DAYS_MOST }).toString();
  if (asked.until <= today || asked.until > last)
    throw new Refusal('rank_until_invalid', { from: today, last });
}

async function refuseUnidentified(tx: Tx, member: ScopedMember, asked: Wanted): Promise<void> {
  const owner = { merchantId: member.merchantId, memberId: member.id };
  if (asked.level > IDENTITY_ABOVE && !(await isIdentified(tx, owner)))
    throw new Refusal('rank_identity_missing', { above: IDENTITY_ABOVE });
}

/** A higher level, or one that is held longer than it would stand by itself: what was lowered moves no further this month anyway. */
function isMore(
  before: { level: number; until: string | null },
  { level, until }: Pick<Wanted, 'level' | 'until'>,
  today: string,
): boolean {
  if (level !== before.level && level === 0) return false;
  if (level > before.level) return true;
  const stands = level < before.level && until < nextMonth(today);
  return !stands && (before.until === null || until > before.until);
}

async function heldUntil(tx: Tx, memberId: string, today: string): Promise<string | null> {
  const row = await tx
    .selectFrom('ranks.standing')
    .select(sql<string | null>`held_until::text`.as('until'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.until && row.until >= today ? row.until : null;
}
