import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { day, list, searchText } from '../../ops-list.ts';
import { TAG_COLOURS } from '../../tag-colours.ts';
import { shownAvatar } from './avatar.ts';

/** disabled: locked by an operator · closed: for good, unless an operator opens it again. */
export const MEMBER_STATUSES = ['active', 'disabled', 'self_excluded', 'closed'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];
export const MEMBER_TYPES = [0, 1, 2, 4, 41, 42] as const;

/** What a member may be labelled with. The member's own answer carries it, so it is nothing a member may not read. */
export const MEMBER_LABEL_LENGTH_MAX = 30;
export const MEMBER_LABELS_MAX = 10;
/** Letters, numbers and what joins them, as of any language. */
const memberLabel = z
  .string()
  .trim()
  .max(MEMBER_LABEL_LENGTH_MAX)
  .regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._+&-]*$/u);

/** What an operator may make of an account in each status. A member's own exclusion is not for an operator to lift. */
export const STATUS_MOVES = {
  active: ['lock', 'close'],
  self_excluded: ['lock', 'close'],
  disabled: ['unlock', 'close'],
  closed: ['unlock'],
} as const satisfies Record<MemberStatus, readonly StatusMove[]>;
export const statusMove = z.enum(['lock', 'unlock', 'close']);
export type StatusMove = z.infer<typeof statusMove>;

const memberStatus = z.enum(MEMBER_STATUSES);
const memberType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);
/** Another account, as far as its name. */
const named = z.object({ id: z.uuid(), username: z.string() });

export const memberRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  username: z.string(),
  nickname: z.string(),
  type: memberType,
  status: memberStatus,
  mobileMasked: z.string().nullable(),
  emailMasked: z.string().nullable(),
  agent: named.nullable(),
  rankLevel: z.int(),
  labels: z.array(z.string()),
  /** Plays while the demo runs, so that it is alive; no person's money. */
  demoPlayer: z.boolean(),
  registeredAt: z.iso.datetime(),
  /** Of a session, some minutes late; the registration where there was none. */
  seenAt: z.iso.datetime(),
  /** What may be staked or withdrawn. */
  balance: moneyText,
  currency: z.string(),
});
export type MemberRow = z.infer<typeof memberRow>;

export const listMembers = list({
  path: '/ops/members',
  access: 'members.read',
  elsewhere: 'both',
  summary: 'Members, found by one text and filters; personal data masked',
  row: memberRow,
  choices: {
    status: MEMBER_STATUSES,
    hasBalance: ['yes', 'no'],
    /** Flagged as a person's second account, and not decided about. */
    duplicates: ['open'],
  },
  filters: {
    type: z.coerce.number().pipe(memberType),
    /** Last seen on this day or later; and on this day or earlier. */
    seenSince: day,
    seenUntil: day,
    /** Below this agent at any depth, by user name or id. */
    agent: searchText,
    /** Has this label; capital letters are as small ones. */
    label: searchText,
  },
  /**
   * By user name or nickname (their beginning), and by the whole of: mobile number (or its last four digits), e-mail, real name, number of a
   * document, id of the member or of a session, address, device as browsers name it. Of what is masked never by a part, which would reveal
   * letter by letter what the mask hides.
   */
  search: true,
  /** Registered, in the brand's days. */
  days: true,
  sorts: ['registered', 'name', 'seen'],
  file: 'The same members as a file',
});

const statusChange = z.object({
  from: memberStatus,
  to: memberStatus,
  reason: z.string(),
  /** Null: the member. */
  operator: z.string().nullable(),
  at: z.iso.datetime(),
});

export const memberPage = z.object({
  ...memberRow.shape,
  /** Those the member has by a rule, kept fresh by a job, and the colours of labels that are called like one. */
  tags: z.array(z.object({ name: z.string(), colour: z.enum(TAG_COLOURS), byRule: z.boolean() })),
  /** Sent back with what changes the account. */
  version: z.int(),
  language: z.string(),
  country: z.string(),
  mobileProved: z.boolean(),
  emailProved: z.boolean(),
  /** What vendors know the player by. */
  walletUser: z.string(),
  termsVersion: z.string().nullable(),
  termsAcceptedAt: z.iso.datetime().nullable(),
  /** Of the profile only what is there, masked where it is personal. */
  profile: z.array(z.object({ field: z.string(), masked: z.string() })),
  /** Of the registration. */
  registeredWith: z.object({
    method: z.string().nullable(),
    url: z.string().nullable(),
    code: z.string().nullable(),
  }),
  held: moneyText,
  statusChanges: z.array(statusChange),
  openDuplicates: z.int(),
  notes: z.int(),
  /** A member's own closing: opened again only by two operators. */
  closedByMember: z.boolean(),
  ...shownAvatar.shape,
});
export type MemberPage = z.infer<typeof memberPage>;

export const showMember = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id',
  access: 'members.read',
  summary: 'One member: who this is, masked where it is personal',
  params: ofMember,
  value: memberPage,
  refusals: ['not_found'],
});

export const revealMember = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/reveal',
  access: 'members.reveal',
  summary: 'What the masks hide; the asking is recorded',
  params: ofMember,
  body: z.object({}),
  value: z.object({ fields: z.array(z.object({ field: z.string(), value: z.string() })) }),
  refusals: ['not_found'],
});

export const changeMemberStatus = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/status',
  access: 'members.status',
  summary:
    'Locks, unlocks or closes an account. A locked one is logged out at once; open rounds finish and pay',
  params: ofMember,
  body: z.object({ move: statusMove, reason, version: z.int() }),
  /** proposed: an account that its member has closed opens when another operator approves. */
  value: z.object({
    outcome: z.enum(['done', 'proposed']),
    status: memberStatus,
    version: z.int(),
    sessionsEnded: z.int(),
  }),
  refusals: ['not_found', 'changed_meanwhile', 'status_move_impossible'],
});

export const removeAvatar = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/avatar/removal',
  access: 'members.avatar',
  summary: 'Takes away a picture that a member has brought; one of our own stands in its place',
  params: ofMember,
  body: z.object({ reason }),
  value: shownAvatar,
  /** `avatar_not_custom`: there is no picture of the member's. */
  refusals: ['not_found', 'avatar_not_custom'],
});

const note = z.object({
  id: z.uuid(),
  content: z.string(),
  operator: z.string(),
  at: z.iso.datetime(),
});

export const listNotes = list({
  path: '/ops/members/:id/notes',
  access: 'members.read',
  summary: 'What operators have noted of a member, newest first',
  params: ofMember,
  row: note,
  sorts: ['at'],
  refusals: ['not_found'],
});

export const addNote = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/notes',
  access: 'members.note',
  summary: 'Adds a note; it cannot be changed any more',
  params: ofMember,
  body: z.object({ content: z.string().trim().min(1).max(2000) }),
  value: note,
  refusals: ['not_found'],
});

const duplicate = z.object({
  /** Flagged at registration or with a new number or e-mail: an operator decides. Otherwise only seen from the same place. */
  flagged: z.boolean(),
  other: memberRow,
  /** What both share: `device`, `address`, `phone`, `email`, `id_number`, `name_and_birthday`. */
  signals: z.array(z.string()),
  at: z.iso.datetime(),
  decision: z
    .object({
      as: z.enum(['same_person', 'different']),
      reason: z.string(),
      operator: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
});

export const listDuplicates = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/duplicates',
  access: 'members.read',
  summary: 'Accounts that may be the same person’s, those to be decided first',
  params: ofMember,
  value: z.object({ rows: z.array(duplicate) }),
  refusals: ['not_found'],
});

export const decideDuplicate = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/duplicates/:other',
  access: 'members.decide',
  summary:
    'Decides whether two accounts are one person’s; a later decision takes the place of an earlier one',
  params: z.object({ id: z.uuid(), other: z.uuid() }),
  body: z.object({ as: z.enum(['same_person', 'different']), reason }),
  value: z.object({}),
  refusals: ['not_found'],
});

/** The highest level that an operator sets by hand. */

const adjustment = z.object({
  id: z.uuid(),
  /** Below zero where it was taken. */
  amount: moneyText,
  currency: z.string(),
  reason: z.string(),
  operator: z.string(),
  askedAt: z.iso.datetime(),
  proposalId: z.uuid().nullable(),
  postedAt: z.iso.datetime().nullable(),
});

export const listAdjustments = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/adjustments',
  access: 'members.read',
  summary: 'Money that operators have given or taken by hand, newest first',
  params: ofMember,
  value: z.object({ rows: z.array(adjustment) }),
  refusals: ['not_found'],
});

/**
 * `key` names one press of the button: sent again, it moves nothing a second time. Above the console's limit (counted with what
 * was adjusted for the member within a day) it is proposed, and moves when another operator approves.
 */
export const adjustMoney = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/adjustments',
  access: 'members.adjust',
  stepUp: true,
  summary: 'Gives money to a wallet or takes it, by hand',
  params: ofMember,
  body: z.object({
    key: z.uuid(),
    way: z.enum(['give', 'take']),
    amount: moneyText,
    reason,
  }),
  value: z.object({
    outcome: z.enum(['posted', 'proposed']),
    adjustment,
    balance: moneyText,
    /** Both sides, as the ledger has them; none while it waits. */
    legs: z.array(z.object({ kind: z.string(), change: moneyText, balanceAfter: moneyText.nullable() })),
  }),
  refusals: [
    'not_found',
    'trial_account',
    'adjustment_insufficient',
    'adjustment_amount_invalid',
    'idempotency_conflict',
  ],
});

export const setLabels = opsEndpoint({
  method: 'PUT',
  path: '/ops/members/:id/labels',
  access: 'members.label',
  summary: 'Gives a member these labels in place of all earlier ones; the member’s own answer carries them',
  params: ofMember,
  body: z.object({ labels: z.array(memberLabel).max(MEMBER_LABELS_MAX), reason, version: z.int() }),
  value: z.object({ labels: z.array(z.string()), version: z.int() }),
  refusals: ['not_found', 'changed_meanwhile'],
});
