import {
  BROADCAST_KINDS,
  type BroadcastAudience,
  type BroadcastKind,
  broadcastAudience,
} from '@lanna/contract/messaging/inbox/ops';
import { AGENT_TYPES, TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { InboxBroadcast } from '../../../platform/generated/inbox.ts';
import type { SegmentCondition } from '../../../platform/ops/segment-condition.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { dayBounds } from '../../house/brands/day-bounds.ts';

const DAY_MS = 86_400_000;

/**
 * Says of the members a query names which of them want to receive no promotions, as a condition on `m.id`. Topics that know of such a
 * choice contribute it; who has stepped back from play receives none in any case (RG-3).
 */
export type Unwilling = (memberId: RawBuilder<string>) => RawBuilder<boolean>;

export interface AudienceOf {
  merchantId: string;
  timeZone: string;
  kind: BroadcastKind;
  audience: BroadcastAudience;
  /** When it is counted, or was sent off: who registers later is not among them. */
  at: Date;
  unwilling: readonly Unwilling[];
  /** In the segment that the audience names; undefined where it names none. */
  inSegment?: Unwilling | undefined;
}

/** What topics above know of members that an audience asks for. */
export interface AudienceTopics {
  unwilling: readonly Unwilling[];
  segment: SegmentCondition | undefined;
}

export const broadcastKind = z.enum(BROADCAST_KINDS);

/** The audience of a broadcast as it is kept, with the brand's time zone. */
export async function keptAudience(
  db: Queryable,
  { merchant_id: merchantId, kind, audience, audience_at }: Selectable<InboxBroadcast>,
  at: Date,
  { unwilling, segment }: AudienceTopics,
): Promise<AudienceOf> {
  const { time_zone: timeZone } = await db
    .selectFrom('brands.brand')
    .select('time_zone')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const asked = broadcastAudience.parse(audience);
  return {
    merchantId,
    timeZone,
    kind: broadcastKind.parse(kind),
    audience: asked,
    at,
    unwilling,
    // As it stood when it was counted: a segment that is widened afterwards widens no message that was approved.
    inSegment: await segmentOf(db, segment, asked, { merchantId, at, asOf: audience_at ?? undefined }),
  };
}

/** A segment that the brand has not, or has no more, holds no member. */
export async function segmentOf(
  db: Queryable,
  condition: SegmentCondition | undefined,
  { segment: segmentId }: Pick<BroadcastAudience, 'segment'>,
  of: { merchantId: string; at: Date; asOf?: Date | undefined },
): Promise<Unwilling | undefined> {
  if (segmentId === null) return undefined;
  return (await condition?.(db, { ...of, segmentId })) ?? (() => sql<boolean>`false`);
}

/** Everybody a message goes to, as a query for their ids. */
export function audienceOf(
  db: Queryable,
  { merchantId, timeZone, kind, audience, at, unwilling, inSegment }: AudienceOf,
) {
  const { accounts, ranksFrom, ranksTo, languages, registeredSince, notSeenDays, usernames } = audience;
  const { since } = dayBounds({ from: registeredSince ?? undefined }, timeZone);
  const id = sql<string>`m.id`;
  return db
    .selectFrom('members.account as m')
    .select('m.id')
    .where('m.merchant_id', '=', merchantId)
    .where('m.registered_at', '<=', at)
    .where('m.type', '<>', TRIAL_TYPE)
    .where('m.status', 'in', kind === 'promotion' ? ['active'] : ['active', 'self_excluded'])
    .$if(kind === 'promotion', (query) =>
      unwilling.reduce((left, isUnwilling) => left.where(sql<boolean>`not (${isUnwilling(id)})`), query),
    )
    .$if(accounts === 'players', (query) => query.where('m.type', 'not in', [...AGENT_TYPES]))
    .$if(accounts === 'agents', (query) => query.where('m.type', 'in', [...AGENT_TYPES]))
    .$if(ranksFrom !== null, (query) => query.where('m.rank_level', '>=', ranksFrom ?? 0))
    .$if(ranksTo !== null, (query) => query.where('m.rank_level', '<=', ranksTo ?? 0))
    .$if(languages.length > 0, (query) => query.where('m.language', 'in', languages))
    .$if(since !== undefined, (query) => query.where('m.registered_at', '>=', since ?? at))
    .$if(notSeenDays !== null, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('members.last_seen as a')
              .select('a.member_id')
              .whereRef('a.member_id', '=', 'm.id')
              .where('a.seen_at', '>', new Date(at.getTime() - (notSeenDays ?? 0) * DAY_MS)),
          ),
        ),
      ),
    )
    .$if(inSegment !== undefined, (query) => query.where(inSegment?.(id) ?? sql<boolean>`false`))
    .$if(usernames.length > 0, (query) =>
      query.where('m.username_key', '=', sql<string>`any (${namesAsKept(usernames)})`),
    );
}

export function namesAsKept(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.toLowerCase()))];
}
