import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { countGiven, given } from '../../query.ts';
import { presetRates } from './preset-rates.ts';

/** How many invitation codes of one agent may be open at the same time. */
export const OPEN_INVITATIONS_MAX = 20;
/** For so long after it was closed a code can be opened again. */
export const REOPEN_WITHIN_MS = 60_000;
export const INVITATION_NAME_LENGTH_MAX = 40;
/** Of a member's name, or a part of it, that is looked for. */
export const SOUGHT_NAME_MAX = 64;
export const INVITATION_USES_MAX = 100_000;
/** How far ahead the last day of an invitation may lie. */
export const INVITATION_DAYS_MAX = 366;

/**
 * A link's name as it is kept: one line, without spaces around it; null for none. Undefined for text that cannot be a name: too
 * long, or with signs that are not seen and may turn the text around them.
 */
export function invitationName(text: string): string | null | undefined {
  const name = text.normalize('NFC').trim();
  if (name === '') return null;
  const seen = !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(
    name,
  );
  return seen && [...name].length <= INVITATION_NAME_LENGTH_MAX ? name : undefined;
}

/** active: may log in and play · inactive: may not. The reason is not shown to the agent. */
export const DOWNLINE_STATUSES = ['active', 'inactive'] as const;

/** A member’s name as the agent directly above is shown it; to anybody else it is masked. */
export const IN_LINE = 'A member’s name: whole for the agent directly above, else masked: so***ai';
const nameInLine = z.string().describe(IN_LINE);

/** A member's name as other people are shown it. */
export const MASKED = 'A member’s name, masked: so***ai';

/** 0: a member; 1, 2, 41, 42: agents (`agent-types.ts`). */
const accountType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(41), z.literal(42)]);

const page = { pageNum: z.int(), totalPages: z.int(), total: z.int() };

/** Days are the brand's: "seven days" is today and the six before. */
export const team = endpoint({
  method: 'GET',
  path: '/wps/agent/team',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'How many the agent has brought, directly and through others, and how many of them lately',
  value: z.object({
    direct: z.int(),
    whole: z.int(),
    /** Agents among the whole team. */
    agents: z.int(),
    /** Of the whole team. */
    joined: z.object({ today: z.int(), sevenDays: z.int(), thirtyDays: z.int() }),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const newestMembers = endpoint({
  method: 'GET',
  path: '/wps/agent/team/newest',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Whom the agent has brought directly, newest first',
  query: z.object({ pageNo: countGiven(10_000, 1), pageSize: countGiven(100, 10) }),
  value: z.object({
    list: z.array(
      z.object({
        name: nameInLine,
        agent: z.boolean(),
        joinedAt: z.iso.datetime(),
      }),
    ),
    ...page,
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const downlineMember = z.object({
  id: z.uuid(),
  account: nameInLine,
  type: accountType,
  agent: z.boolean(),
  /** An operator has frozen this agent. */
  frozen: z.boolean(),
  /** 1: brought by the asking agent; 2: by one of those; and so on. */
  level: z.int().min(1),
  status: z.enum(DOWNLINE_STATUSES),
  joinedAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  /** Some minutes late; null for an account that never was here. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** What can be staked or withdrawn; null further down than directly below. */
  balance: moneyText.nullable(),
  /** The asking agent’s own, on a member directly below. */
  remark: z.string().nullable(),
  /** How many this one has brought directly. */
  direct: z.int(),
});
export type DownlineMember = z.infer<typeof downlineMember>;

/**
 * Without `account`: members directly below. With it, in any case: those directly below the asking agent with this in their name or the
 * agent’s remark, and the member at any level below whose whole name it is. A part of a name finds no member further down, since that would undo the mask. Newest first. A member who is not below the asking agent is `member_unknown`, whether the account exists or not.
 */
export const downline = endpoint({
  method: 'GET',
  path: '/wps/agent/downline',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Those below the agent, or below a member of the team',
  query: z.object({
    /** The agent whose members are listed; the asking agent when left out. */
    under: given(z.uuid()),
    account: given(z.string().trim().min(1).max(SOUGHT_NAME_MAX)),
    status: given(z.enum(DOWNLINE_STATUSES)),
    pageNo: countGiven(10_000, 1),
    pageSize: countGiven(100, 20),
  }),
  value: z.object({
    /** From just below the asking agent down to `under`; empty at the agent's own level. */
    path: z.array(z.object({ id: z.uuid(), account: nameInLine })),
    list: z.array(downlineMember),
    ...page,
  }),
  refusals: ['member_unknown'],
  limit: LIMITS.read,
});

export const invitation = z.object({
  code: z.string(),
  /** What the agent calls it; no other caller is shown it. */
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** From then on the code is refused at registration; members who registered with it stay in the team. */
  closedAt: z.iso.datetime().nullable(),
  /** How long, from this answer, a closed one can still be opened again. */
  reopensForMs: z.int().nonnegative(),
  /** How many have registered with it. */
  joined: z.int(),
  /** What an account that registers by it is given, never above the agent's own. */
  rates: presetRates,
  /** The last day of the brand on which it is taken. */
  expiresOn: z.iso.date().nullable(),
  usesMax: z.int().nullable(),
  /** Why it is refused at registration although it was not closed. */
  over: z.enum(['expired', 'used_up']).nullable(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/wps/agent/invitations',
  module: 'AFFMAN3',
  access: 'agent',
  summary: "The agent's invitation codes, open ones first, oldest first among them",
  value: z.object({ list: z.array(invitation) }),
  refusals: [],
  limit: LIMITS.read,
});

/** Checked by `invitationName`: a name that cannot be is refused with words of its own. */
const nameGiven = z.string().max(400);

export const addInvitation = endpoint({
  method: 'POST',
  path: '/wps/agent/invitations',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Opens another invitation code, under a name of the agent’s own',
  body: z.object({
    name: nameGiven.optional(),
    rates: presetRates.default({}),
    /** A day of the brand, at most a year ahead. */
    expiresOn: z.iso.date().nullable().default(null),
    usesMax: z.int().min(1).max(INVITATION_USES_MAX).nullable().default(null),
  }),
  value: invitation,
  /** `preset_above_own` {category, own}: nothing has been made. */
  refusals: [
    'invitation_limit_reached',
    'invitation_name_invalid',
    'invitation_name_taken',
    'invitation_day_invalid',
    'preset_above_own',
    'agent_frozen',
  ],
  limit: LIMITS.write,
});

export const closeInvitation = endpoint({
  method: 'DELETE',
  path: '/wps/agent/invitations/:code',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Closes an invitation code of the agent; closing it again changes nothing',
  params: z.object({ code: z.string().max(40) }),
  value: z.object({}),
  refusals: ['invitation_unknown'],
  limit: LIMITS.write,
});

export const renameInvitation = endpoint({
  method: 'PUT',
  path: '/wps/agent/invitations/:code',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Gives an invitation code another name; an empty one takes its name away',
  params: z.object({ code: z.string().max(40) }),
  body: z.object({ name: nameGiven }),
  value: z.object({}),
  refusals: ['invitation_unknown', 'invitation_name_invalid', 'invitation_name_taken'],
  limit: LIMITS.write,
});

export const reopenInvitation = endpoint({
  method: 'POST',
  path: '/wps/agent/invitations/:code/reopen',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Undoes the closing of an invitation code, within a minute of it; an open one stays open',
  params: z.object({ code: z.string().max(40) }),
  value: z.object({}),
  refusals: ['invitation_unknown', 'invitation_closed_for_good', 'invitation_limit_reached', 'agent_frozen'],
  limit: LIMITS.write,
});
