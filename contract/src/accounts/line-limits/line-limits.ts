import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyFromZero, moneyText } from '../../money.ts';
import { IN_LINE } from '../../people/agents/agents.ts';
import { rateCategory } from '../../people/agents/rates.ts';

/** What a member is let stake and lose by the line, and the suspension of a member's play by an agent of it. */

/** Of a day, or of a week from Monday on, by the brand's clocks. */
export const LOSS_PERIODS = ['day', 'week'] as const;

/** What one account allows another and all below it. */
export const allowance = z.object({
  /** The largest bet of each kind of game; what is left out is not limited, and nothing at all closes the kind. */
  stakes: z.partialRecord(rateCategory, moneyText),
  /** The most a member may lose in the period; null: not limited. */
  losses: z.object({ day: moneyText.nullable(), week: moneyText.nullable() }),
});
export type Allowance = z.infer<typeof allowance>;

/** The whole of it, as it is to be from now on. */
export const newAllowance = z.object({
  stakes: z.partialRecord(rateCategory, moneyFromZero),
  losses: z.object({ day: moneyFromZero.nullable(), week: moneyFromZero.nullable() }),
});

/** The least of all that the line allows. */
const held = z.object({
  stakes: z.array(z.object({ category: rateCategory, most: moneyText })),
  losses: z.array(
    z.object({
      period: z.enum(LOSS_PERIODS),
      most: moneyText,
      /** What may still be lost before the period is over. */
      left: moneyText,
      until: z.iso.datetime(),
    }),
  ),
});

const suspensionReason = z.string().trim().min(5).max(300);

export const ownLineLimits = endpoint({
  method: 'GET',
  path: '/wps/line-limits',
  module: 'PROTECTION',
  access: 'player',
  summary:
    'What the line lets the member stake and lose, and whether an agent has suspended play, with the reason',
  value: z.object({
    ...held.shape,
    /** Of several the oldest. */
    suspension: z.object({ since: z.iso.datetime(), reason: z.string() }).nullable(),
  }),
  refusals: [],
  limit: LIMITS.read,
});
export type OwnLineLimits = z.infer<typeof ownLineLimits.value>;

const lineAccount = z.object({
  id: z.uuid(),
  account: z.string().describe(IN_LINE),
  isAgent: z.boolean(),
  /** Limits are set of those directly below alone. */
  isDirect: z.boolean(),
  allowed: allowance,
  /** 0: nothing was set yet. */
  version: z.int(),
  /** Null: plays. canLift: it is the caller's, or of an agent below. */
  suspension: z
    .object({ since: z.iso.datetime(), reason: z.string(), isOwn: z.boolean(), canLift: z.boolean() })
    .nullable(),
});
export type LineAccount = z.infer<typeof lineAccount>;

const ofAccount = z.object({ id: z.uuid() });
const changed = z.object({ below: lineAccount });

export const showLineLimits = endpoint({
  method: 'GET',
  path: '/wps/agent/line-limits/:id',
  module: 'COMM3',
  access: 'agent',
  summary:
    'What an account of the line is let stake and lose by the caller, and whether its play is suspended',
  params: ofAccount,
  value: z.object({
    /** What the caller’s own line allows: more is not given. */
    own: allowance,
    below: lineAccount,
  }),
  refusals: ['member_unknown'],
  limit: LIMITS.read,
});

/** `line_limit_above_own` {category | period, most}. */
export const changeLineLimits = endpoint({
  method: 'POST',
  path: '/wps/agent/line-limits/:id',
  module: 'COMM3',
  access: 'agent',
  summary: 'Says what an account directly below and all below it may stake and lose, from the next bet on',
  params: ofAccount,
  body: z.object({ ...newAllowance.shape, version: z.int() }),
  value: changed,
  refusals: [
    'member_unknown',
    'line_not_direct',
    'affiliate_only_invites',
    'agent_frozen',
    'line_limit_above_own',
    'changed_meanwhile',
  ],
  limit: LIMITS.write,
});

export const suspendPlay = endpoint({
  method: 'POST',
  path: '/wps/agent/line-limits/:id/suspension',
  module: 'COMM3',
  access: 'agent',
  summary:
    'Suspends the play of an account of the line; rounds in play finish, deposits and withdrawals stay open. Again is no different',
  params: ofAccount,
  body: z.object({ reason: suspensionReason }),
  value: changed,
  refusals: ['member_unknown', 'affiliate_only_invites', 'agent_frozen'],
  limit: LIMITS.write,
});

/** Lifts what the caller may lift: the own suspension and those of agents below. */
export const liftSuspension = endpoint({
  method: 'POST',
  path: '/wps/agent/line-limits/:id/lift',
  module: 'COMM3',
  access: 'agent',
  summary: 'Lets an account of the line play again, as far as the caller or an agent below had suspended it',
  params: ofAccount,
  value: changed,
  refusals: ['member_unknown', 'affiliate_only_invites', 'agent_frozen', 'suspension_of_upline'],
  limit: LIMITS.write,
});
