import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { BOUND_MAX, FIGURES } from './segment-terms.ts';

const bound = z.int().min(-BOUND_MAX).max(BOUND_MAX).nullable();
/** The least and the most of each figure that counts; a figure that is left out, or without either, asks for nothing. */
const conditions = z.partialRecord(
  z.enum(FIGURES),
  z
    .object({ least: bound, most: bound })
    .refine(({ least, most }) => least === null || most === null || least <= most, {
      path: ['most'],
      message: 'must not be below the first',
    }),
);
export type SegmentConditions = z.infer<typeof conditions>;
export const segmentConditions = conditions;

const segment = z.object({
  id: z.uuid(),
  brand: z.string(),
  name: z.string(),
  conditions,
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
  version: z.int(),
});
export type Segment = z.infer<typeof segment>;

export const listSegments = opsEndpoint({
  method: 'GET',
  path: '/ops/segments',
  access: 'segments.read',
  summary: 'Segments of the brands, as colleagues have saved them',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({ segments: z.array(segment) }),
  refusals: [],
});

export const countSegment = opsEndpoint({
  method: 'POST',
  path: '/ops/segments/count',
  access: 'segments.read',
  changesNothing: true,
  summary: 'How many members have these figures now, out of all members of the brand',
  query: z.object({ brand: brandCode }),
  body: z.object({ conditions }),
  value: z.object({ count: z.int(), of: z.int() }),
  refusals: ['not_found'],
});

const written = { name: z.string().trim().min(1).max(80), conditions, reason };

export const addSegment = opsEndpoint({
  method: 'POST',
  path: '/ops/segments',
  access: 'segments.write',
  summary: 'Saves a segment for all who may read segments of the brand',
  query: z.object({ brand: brandCode }),
  body: z.object(written),
  value: segment,
  refusals: ['not_found', 'segment_name_taken'],
});

export const changeSegment = opsEndpoint({
  method: 'PUT',
  path: '/ops/segments/:id',
  access: 'segments.write',
  summary: 'Changes a segment; what uses it finds the members that fit from now on',
  params: z.object({ id: z.uuid() }),
  body: z.object({ ...written, version: z.int() }),
  value: segment,
  refusals: ['not_found', 'changed_meanwhile', 'segment_name_taken'],
});

export const removeSegment = opsEndpoint({
  method: 'POST',
  path: '/ops/segments/:id/removal',
  access: 'segments.write',
  summary: 'Removes a segment; what uses it reaches no member any more',
  params: z.object({ id: z.uuid() }),
  body: z.object({ version: z.int(), reason }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});

const figures = z.object({
  deposits: moneyText,
  depositCount: z.int(),
  withdrawals: moneyText,
  withdrawalCount: z.int(),
  /** Deposits less withdrawals. */
  net: moneyText,
  bets: z.int(),
  stake: moneyText,
  payout: moneyText,
  /** Stakes of settled bets less what they paid. */
  ggr: moneyText,
  bonuses: moneyText,
  lastDepositAt: z.iso.datetime().nullable(),
  /** A day of the brand's. */
  lastBetDay: z.string().nullable(),
});
export type MemberFigures = z.infer<typeof figures>;

const row = figures.extend({
  id: z.uuid(),
  brand: z.string(),
  member: z.object({ id: z.uuid(), name: z.string() }),
  currency: z.string(),
  /** What may be staked or withdrawn now. */
  balance: moneyText,
});
export type MemberFiguresRow = z.infer<typeof row>;

export const listMemberFigures = list({
  path: '/ops/member-figures',
  access: 'segments.read',
  summary: 'Members by what they have moved and played in all; demo accounts are not among them',
  row,
  /** The id of a segment. */
  filters: { segment: z.uuid() },
  sorts: ['net', 'ggr', 'deposits', 'lastDeposit', 'balance'],
  file: 'The same members as a file',
});

export const showMemberFigures = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/figures',
  access: 'segments.read',
  summary: 'What one member has moved and played in all, and the segments it is in now',
  params: ofMember,
  value: figures.extend({ segments: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  refusals: ['not_found'],
});
