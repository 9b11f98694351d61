import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode, day } from '../../ops-list.ts';
import { given } from '../../query.ts';

export const MEMBER_REPORT_DAYS_MAX = 92;
/** Weeks after the one of their registration, in which those of a week are looked for. */
export const RETENTION_WEEKS = 8;
export const TOP_MEMBERS = 10;
/** How members came: by a link or code of an agent, entered by an agent, told by a member, or none of these. */
export const MEMBER_SOURCES = ['invitation', 'agent', 'referral', 'direct'] as const;

const counts = z.object({
  registered: z.int(),
  /** Members whose first deposit ever was credited in the period, and what these deposits came to. */
  firstDepositors: z.int(),
  firstDeposits: moneyText,
  /** Members with a settled bet of these days; and those of them who had registered before. */
  active: z.int(),
  returning: z.int(),
});
export type MemberCounts = z.infer<typeof counts>;

const topMember = z.object({
  member: z.object({ id: z.uuid(), name: z.string() }),
  /** Payouts less stakes of settled bets, from the member's side. */
  result: moneyText,
  stake: moneyText,
});
export type TopMember = z.infer<typeof topMember>;

export const showMemberReport = opsEndpoint({
  method: 'GET',
  path: '/ops/member-report',
  access: 'segments.read',
  summary:
    'Members of a brand in a period: who came and deposited first, who plays, who stays, what each source is worth, who won and lost most; demo accounts and the demo’s own players are left out',
  query: z.object({ brand: brandCode, from: given(day), to: given(day) }),
  value: z.object({
    period: z.object({ from: day, to: day, days: z.int() }),
    currency: z.string(),
    counts,
    /** Of as many days before. */
    before: counts,
    /** Of those who registered in a week from Monday on, how many had a settled bet in that week and in each after it that has begun. */
    weeks: z.array(z.object({ week: day, registered: z.int(), active: z.array(z.int()) })),
    /** What those who registered in the period have moved and played since. */
    sources: z.array(
      z.object({
        source: z.enum(MEMBER_SOURCES),
        members: z.int(),
        depositors: z.int(),
        deposits: moneyText,
        net: moneyText,
        ggr: moneyText,
      }),
    ),
    winners: z.array(topMember),
    losers: z.array(topMember),
  }),
  refusals: ['not_found'],
});
