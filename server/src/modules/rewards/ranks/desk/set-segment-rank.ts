import type { Received, Value } from '@lanna/contract/endpoint';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { SEGMENT_MEMBERS_MOST, type setSegmentRank as setting } from '@lanna/contract/rewards/ranks/ops';
import { segmentPin } from '@lanna/contract/segment-pin';
import { IDENTITY_ABOVE } from '@lanna/rules/rewards/ranks/levels';
import { sql } from 'kysely';
import { z } from 'zod';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { lockScopedMember } from '../../../people/members/scoped-member.ts';
import { brandDays } from '../brand-day.ts';
import { readVersions, versionOn } from '../levels/read-levels.ts';
import { isIdentified } from '../reviewing/identified.ts';
import { moveRank } from '../reviewing/move-rank.ts';
import { refuseUnsettable } from './set-rank.ts';

const RAISE_SEGMENT = 'ranks.raise-segment';

const wanted = z.object({ segment: segmentPin, level: z.int(), until: z.string() });
type Wanted = z.output<typeof wanted> & { reason: string };
interface Of {
  brandId: string;
  segments: AskSegments;
  now: Date;
}

/** A higher rank raises what members may withdraw, and what cashback gives: two decide, and both have seen whom the segment holds. */
export const raiseSegmentProposal = (segments: AskSegments) =>
  changeProposal({
    kind: RAISE_SEGMENT,
    permission: 'ranks.change',
    rule: { standard: 'always', floor: 'always' },
    wanted,
    carryOut: (tx, asked, { call, brandId, reason, now }) =>
      raise(tx, call, { ...asked, reason }, { brandId, segments, now }),
  });

/** As `setSegmentRank` declares. */
export async function setSegmentRank(
  tx: Tx,
  call: PairedCall & Pick<AnyOpsCall, 'brands'> & Pick<Received<typeof setting>, 'query' | 'body'>,
  { segments, now }: Omit<Of, 'brandId'>,
): Promise<Value<typeof setting>> {
  const { id: brandId } = brandOf(call.brands, call.query.brand);
  return raise(tx, call, call.body, { brandId, segments, now });
}

/** Gives the level to each member of the segment who has a lower one at that moment; whose identity is not approved keeps the own one where the level asks for it. */
async function raise(
  tx: Tx,
  call: PairedCall,
  { segment: pin, level, until, reason }: Wanted,
  { brandId, segments, now }: Of,
): Promise<Value<typeof setting>> {
  const name = await segments()?.named(tx, { merchantId: brandId, pin });
  if (name === undefined) throw new Refusal('not_found');
  const brand = await readScopeBrand(tx, brandId);
  const { today } = brandDays(brand.timeZone, now);
  const levels = versionOn(await readVersions(tx, brand.id), today);
  refuseUnsettable({ asked: { level, until }, today, levels: levels?.levels.length ?? 0 });
  const memberIds = await lowerMembers(tx, { brandId, pin, level }, segments, now);
  if (memberIds.length > SEGMENT_MEMBERS_MOST)
    throw new Refusal('rank_segment_large', { most: SEGMENT_MEMBERS_MOST });
  const action = {
    brandId,
    subject: { kind: 'segment', id: pin.id, name },
    before: {},
    after: { segment: `${name} (v${pin.version})`, level, until },
    reason,
  };
  if (await call.mustBeProposed(tx, RAISE_SEGMENT)) {
    const asked = { segment: { id: pin.id, version: pin.version }, level, until };
    const proposal = await proposeChange(tx, call, { kind: RAISE_SEGMENT, wanted: asked, ...action });
    return { members: memberIds.length, proposal };
  }
  let members = 0;
  for (const memberId of memberIds) {
    const member = await lockScopedMember(tx, memberId, [brandId]);
    if (member.rankLevel >= level) continue;
    if (level > IDENTITY_ABOVE && !(await isIdentified(tx, { merchantId: brandId, memberId }))) continue;
    await moveRank(tx, {
      ...{ brand, memberId, from: member.rankLevel, to: level, cause: 'by_hand', levels, figures: null },
      ...{ heldUntil: until, by: call.operator.name, reason, now },
    });
    members += 1;
  }
  await call.record(tx, { action: RAISE_SEGMENT, ...action });
  return { members, proposal: null };
}

/** In one order, so that two at once never hold each other up. */
async function lowerMembers(
  tx: Tx,
  { brandId, pin, level }: { brandId: string; pin: Wanted['segment']; level: number },
  segments: AskSegments,
  now: Date,
): Promise<string[]> {
  const of = { merchantId: brandId, segmentId: pin.id, version: pin.version, at: now };
  const inSegment = await segments()?.condition(tx, of);
  if (!inSegment) return [];
  const { rows } = await sql<{ id: string }>`
    select a.id from members.account a
    where a.merchant_id = ${brandId} and a.type <> ${TRIAL_TYPE} and a.status = 'active' and a.rank_level < ${level}
      and ${inSegment(sql`a.id`)}
    order by a.id limit ${SEGMENT_MEMBERS_MOST + 1}`.execute(tx);
  return rows.map(({ id }) => id);
}
