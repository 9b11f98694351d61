import { CASHBACK_EXTRA_MOST, RANK_LEVEL_MOST } from '@lanna/rules/rewards/ranks/levels';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyFromZero } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, day, list } from '../../ops-list.ts';
import { segmentPin } from '../../segment-pin.ts';
import { RANK_CAUSES, rankAsked } from './ranks.ts';

const level = z.int().min(0).max(RANK_LEVEL_MOST);
const version = z.int().min(0);
const asked = z.object({ deposits: moneyFromZero, turnover: moneyFromZero });
const member = z.object({ id: z.uuid(), name: z.string() });

export const RANK_NAME_MAX = 40;
export const rankLevelInput = z.object({
  level,
  name: localTextShape(RANK_NAME_MAX),
  reach: asked,
  keep: asked,
  cashbackExtra: z.int().min(0).max(CASHBACK_EXTRA_MOST),
});
export type RankLevelInput = z.infer<typeof rankLevelInput>;

/* What a brand asks and gives */

export const showRankTerms = opsEndpoint({
  method: 'GET',
  path: '/ops/ranks/terms',
  access: 'ranks.read',
  summary: 'The levels of each brand, those set before, and how many members have each',
  value: z.object({
    brands: z.array(
      z.object({
        brand: z.string(),
        currency: z.string(),
        /** The first day a change would count from. */
        changeFrom: day,
        /** Of the latest version; 0 where none was set. */
        version,
        /** The latest first. */
        versions: z.array(
          z.object({
            version,
            fromDay: day,
            levels: z.array(rankLevelInput),
            setAt: z.iso.datetime(),
            setBy: z.string(),
            reason: z.string(),
          }),
        ),
        members: z.array(z.object({ level: z.int(), members: z.int() })),
        /** The last day on which all who were due were reviewed; null before the first. */
        reviewedOn: day.nullable(),
      }),
    ),
  }),
  refusals: [],
});

export const changeRankLevels = opsEndpoint({
  method: 'PUT',
  path: '/ops/ranks/terms/:brand',
  access: 'ranks.change',
  summary:
    'What the ranks of a brand ask and give from its next day on; what asks less or gives more waits for a second operator',
  params: z.object({ brand: brandCode }),
  body: z.object({
    levels: z
      .array(rankLevelInput)
      .min(1)
      .max(RANK_LEVEL_MOST + 1),
    version,
    reason,
  }),
  value: z.object({ version, proposal: z.uuid().nullable() }),
  /** `rank_levels_invalid` {rule, level}. */
  refusals: ['changed_meanwhile', 'rank_levels_invalid'],
});

/* Members by rank */

export const rankMember = z.object({
  id: z.uuid(),
  brand: z.string(),
  member,
  level: z.int(),
  /** The day of the last change; null where there was none. */
  movedOn: day.nullable(),
  heldUntil: day.nullable(),
  reviewedOn: day.nullable(),
  /** Of the last review; null before the first. */
  figures: rankAsked.nullable(),
});
export type RankMember = z.infer<typeof rankMember>;

export const listRankMembers = list({
  path: '/ops/rank-members',
  access: 'ranks.read',
  elsewhere: 'file',
  summary: 'Members that have a rank above 0 or were reviewed, the highest first',
  row: rankMember,
  filters: { level: z.coerce.number().int().min(0).max(RANK_LEVEL_MOST), member: z.uuid() },
  /** How the member's user name begins. */
  search: true,
  sorts: ['level', 'moved'],
  file: 'The same as CSV',
});

export const setMemberRank = opsEndpoint({
  method: 'POST',
  path: '/ops/rank-members/:id/level',
  access: 'ranks.change',
  summary:
    'Sets the rank of a member by hand until a day; one that is higher than before, or held longer, waits for a second operator',
  params: z.object({ id: z.uuid() }),
  body: z.object({ level, until: day, reason, version: z.int() }),
  value: z.object({ level: z.int(), version: z.int(), proposal: z.uuid().nullable() }),
  refusals: [
    'not_found',
    'changed_meanwhile',
    'trial_account',
    'rank_level_unknown',
    'rank_identity_missing',
    'rank_until_invalid',
  ],
});

/** A level is given to no more members at once: each is written to, and each has a line of the record. */
export const SEGMENT_MEMBERS_MOST = 1000;

export const setSegmentRank = opsEndpoint({
  method: 'POST',
  path: '/ops/ranks/segment-level',
  access: 'ranks.change',
  summary:
    'Gives a level until a day to the members of a segment who have a lower one; a second operator approves, and who is of it then has it',
  query: z.object({ brand: brandCode }),
  body: z.object({ segment: segmentPin, level: level.min(1), until: day, reason }),
  /** How many have a lower level now, or were given this one. */
  value: z.object({ members: z.int(), proposal: z.uuid().nullable() }),
  /** `rank_segment_large` {most}. */
  refusals: ['not_found', 'rank_level_unknown', 'rank_until_invalid', 'rank_segment_large'],
});

/* What became of reviews */

export const rankMove = z.object({
  id: z.uuid(),
  brand: z.string(),
  member,
  at: z.iso.datetime(),
  from: z.int(),
  to: z.int(),
  cause: z.enum(RANK_CAUSES),
  /** Those it was decided by; null of what was set by hand. */
  figures: rankAsked.nullable(),
  heldUntil: day.nullable(),
  by: z.string().nullable(),
  reason: z.string(),
});
export type RankMove = z.infer<typeof rankMove>;

export const listRankMoves = list({
  path: '/ops/rank-moves',
  access: 'ranks.read',
  elsewhere: 'file',
  summary: 'Every change of a rank with its figures or its reason, the latest first',
  row: rankMove,
  choices: { cause: RANK_CAUSES },
  filters: { member: z.uuid() },
  search: true,
  days: true,
  sorts: ['at'],
  file: 'The same as CSV',
});

/* Rises that wait for an operator */

/** over: what it was about has passed, or the level was reached another way. */
export const RANK_CASE_STATES = ['open', 'allowed', 'declined', 'over'] as const;

export const rankCase = z.object({
  id: z.uuid(),
  brand: z.string(),
  member,
  openedAt: z.iso.datetime(),
  level: z.int(),
  to: z.int(),
  why: z.enum(['limit', 'time_out']),
  state: z.enum(RANK_CASE_STATES),
  figures: rankAsked,
  decidedBy: z.string().nullable(),
  reason: z.string(),
  version: z.int(),
});
export type RankCase = z.infer<typeof rankCase>;

export const listRankCases = list({
  path: '/ops/rank-cases',
  access: 'ranks.read',
  summary: 'Rises that wait, since a limit was hit or a time-out ended lately',
  row: rankCase,
  choices: { state: RANK_CASE_STATES },
  filters: { member: z.uuid() },
  search: true,
  sorts: ['opened'],
});

export const decideRankCase = opsEndpoint({
  method: 'POST',
  path: '/ops/rank-cases/:id/decision',
  access: 'ranks.change',
  summary: 'Lets a member rise who has reached a level, or leaves it for now',
  params: z.object({ id: z.uuid() }),
  body: z.object({ as: z.enum(['allowed', 'declined']), reason, version: z.int() }),
  value: z.object({ state: z.enum(RANK_CASE_STATES) }),
  refusals: ['not_found', 'changed_meanwhile', 'rank_case_over', 'rank_identity_missing'],
});
