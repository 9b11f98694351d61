import { z } from 'zod';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { EXCLUSION_KINDS } from '../../people/members/exclusion.ts';
import { given } from '../../query.ts';
import { EXCLUSION_MONTHS_MAX, TIME_OUT_HOURS_MAX } from './exclusion.ts';

/** By what a person is known again. Only keyed digests of them are kept. */
export const PERSON_MARKS = ['mobile', 'email', 'id_number', 'bank_account', 'name_and_birthday'] as const;
export type PersonMark = (typeof PERSON_MARKS)[number];
/** Who wanted it: the member · an operator, on the member's request · an operator, for a person who need not have an account. */
export const EXCLUSION_ORIGINS = ['member', 'operator', 'registry'] as const;
/** running: its time has not passed · overdue: passed, and the end was not asked for · ending: asked for · ended. */
export const EXCLUSION_STATES = ['running', 'overdue', 'ending', 'ended'] as const;
/** time: a time-out's own · member: asked for · correction: two operators. */
export const EXCLUSION_ENDS = ['time', 'member', 'correction'] as const;
/** How an account came under it: it was asked for there, or by what it shares with the person. */
export const ACCOUNT_FOUND_BY = ['own', ...PERSON_MARKS, 'device'] as const;

const excludedAccount = z.object({
  id: z.uuid(),
  brand: z.string(),
  username: z.string(),
  foundBy: z.enum(ACCOUNT_FOUND_BY),
  /** Found by what was only typed, or by a device: out of play until it is decided. */
  suspected: z.boolean(),
  since: z.iso.datetime(),
  /** Two operators have found that it is another person's. */
  releasedAt: z.iso.datetime().nullable(),
});

const row = z.object({
  id: z.uuid(),
  /** Of the account it was asked for on, or of who entered it. */
  brand: z.string(),
  kind: z.enum(EXCLUSION_KINDS),
  origin: z.enum(EXCLUSION_ORIGINS),
  state: z.enum(EXCLUSION_STATES),
  since: z.iso.datetime(),
  /** Null: for good. */
  until: z.iso.datetime().nullable(),
  endAskedAt: z.iso.datetime().nullable(),
  /** When it ends, once asked for. */
  endsAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.enum(EXCLUSION_ENDS).nullable(),
  /** The account it was asked for on; null where there was none, or the operator's scope does not reach it. */
  member: z.object({ id: z.uuid(), username: z.string() }).nullable(),
  /** Accounts it holds, at all brands; and those of them in the operator's scope. */
  accounts: z.int(),
  inScope: z.array(excludedAccount),
  /** What the person is known again by. */
  marks: z.array(z.enum(PERSON_MARKS)),
  reason: z.string(),
  operator: z.string().nullable(),
  /** An own mistake may still be taken back, with a second operator. */
  correctableUntil: z.iso.datetime().nullable(),
});
export type ExclusionRow = z.infer<typeof row>;

export const listExclusions = list({
  path: '/ops/protection/exclusions',
  access: 'protection.read',
  summary: 'Time-outs and self-exclusions, newest first',
  row,
  choices: {
    kind: EXCLUSION_KINDS,
    /** in_force: whatever has not ended. suspected: that has accounts to be decided on. */
    state: ['in_force', ...EXCLUSION_STATES, 'suspected'],
    origin: EXCLUSION_ORIGINS,
  },
  /** A user name, from its beginning. */
  search: true,
  sorts: ['since'],
  file: 'The same as a file',
});

export const countExclusions = opsEndpoint({
  method: 'GET',
  path: '/ops/protection/exclusions/counts',
  access: 'protection.read',
  summary: 'How many exclusions are in force',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({
    timeOuts: z.int(),
    selfExclusions: z.int(),
    /** Of the self-exclusions. */
    forGood: z.int(),
    overdue: z.int(),
    ending: z.int(),
    registry: z.int(),
  }),
  refusals: [],
});

export const memberExclusions = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/exclusions',
  access: 'protection.read',
  summary: 'All exclusions a member was or is under, newest first',
  params: ofMember,
  value: z.object({
    rows: z.array(row),
    /** What may be offered at the member's brand. */
    timeOuts: z.array(z.int()),
    exclusionMonths: z.array(z.int()),
    /** Whether the member is notified of promotions. */
    marketing: z.boolean(),
  }),
  refusals: ['not_found'],
});

/** Only ever more: nothing an operator says ends or shortens what holds. */
export const excludeMember = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/exclusions',
  access: 'protection.exclude',
  summary: 'Excludes a member who asks an operator for it; only the member can end it, in its time',
  params: ofMember,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('time_out'), hours: z.int().min(1).max(TIME_OUT_HOURS_MAX), reason }),
    z.object({
      kind: z.literal('self_exclusion'),
      /** Null: for good. */
      months: z.int().min(6).max(EXCLUSION_MONTHS_MAX).nullable(),
      reason,
    }),
  ]),
  value: z.object({ exclusion: row }),
  refusals: ['not_found', 'exclusion_not_longer', 'trial_account'],
});

/** For a person who has no account, or whose account is not known. What is given is not kept: only digests are. */
export const registerExclusion = opsEndpoint({
  method: 'POST',
  path: '/ops/protection/registry',
  access: 'protection.exclude',
  stepUp: true,
  summary: 'Excludes a person by number, e-mail, document, bank account or name and birthday, at all brands',
  body: z.object({
    /** The brand for which it is entered; its country reads the number. */
    brand: brandCode,
    mobile: z.string().trim().max(40).optional(),
    email: z.string().trim().max(254).optional(),
    idNumber: z.string().trim().max(60).optional(),
    bankAccount: z.object({ bankCode: z.string().max(20), number: z.string().trim().max(40) }).optional(),
    person: z.object({ name: z.string().trim().min(2).max(120), birthday: z.iso.date() }).optional(),
    months: z.int().min(6).max(EXCLUSION_MONTHS_MAX).nullable(),
    reason,
  }),
  value: z.object({ exclusion: row }),
  /** `invalid_input` {fields} where nothing is given that a person is known by. */
  refusals: ['mobile_invalid'],
});

/** A suspected account is the excluded person's; that it is another's is said by `correctExclusion`, and two operators. */
export const confirmSuspected = opsEndpoint({
  method: 'POST',
  path: '/ops/protection/exclusions/:id/confirmation',
  access: 'protection.exclude',
  summary: 'Decides that a suspected account is the excluded person’s: it stays out of play',
  params: z.object({ id: z.uuid() }),
  body: z.object({ memberId: z.uuid(), reason }),
  value: z.object({ exclusion: row }),
  /** `not_found`: it holds no such account that waits for a decision. */
  refusals: ['not_found'],
});

/**
 * An operator's own mistake, within a day, as a whole; or one account that was found by a mark and is another person's, at any time
 * (`memberId`). Always by two operators. What a member has asked for stays.
 */
export const correctExclusion = opsEndpoint({
  method: 'POST',
  path: '/ops/protection/exclusions/:id/correction',
  access: 'protection.correct',
  stepUp: true,
  summary: 'Proposes to take back a mistake: another operator decides',
  params: z.object({ id: z.uuid() }),
  body: z.object({ memberId: z.uuid().optional(), reason }),
  value: z.object({ proposalId: z.uuid() }),
  /** `exclusion_not_correctable`: the person's own request, too late, or it holds no such account. */
  refusals: ['not_found', 'exclusion_not_correctable'],
});
