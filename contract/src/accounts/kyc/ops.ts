import { IDENTITY_DOCUMENTS } from '@lanna/rules/accounts/kyc/identity-documents';
import { ASK_AGAIN_REASONS, IDENTITY_REASONS } from '@lanna/rules/accounts/kyc/identity-reasons';
import { IDENTITY_STATES } from '@lanna/rules/accounts/kyc/identity-states';
import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { documentPart, identityDocument, identityReason } from './kyc.ts';

/** What an operator writes to a member, in the member's language. */
export const IDENTITY_WORDS_MAX = 500;
const words = z.string().trim().max(IDENTITY_WORDS_MAX);
const moment = z.iso.datetime();
const version = z.int().min(1);
const byId = z.object({ id: z.uuid() });

/** What the portal finds by itself in documents that were sent; each is a fact to look at. */
export const IDENTITY_FLAGS = [
  'under_age',
  'payee_name_differs',
  'document_expired',
  'number_used',
  'number_used_at_another_brand',
  'picture_used',
] as const;
export type IdentityFlag = (typeof IDENTITY_FLAGS)[number];

const row = z.object({
  id: z.uuid(),
  brand: z.string(),
  member: z.object({ id: z.uuid(), name: z.string(), rankLevel: z.int() }),
  attempt: z.int(),
  kind: identityDocument,
  numberMasked: z.string(),
  state: z.enum(IDENTITY_STATES),
  flags: z.array(z.enum(IDENTITY_FLAGS)),
  reasons: z.array(identityReason),
  handledBy: z.string().nullable(),
  sentAt: moment,
  changedAt: moment,
  version,
});
export type IdentityRow = z.infer<typeof row>;

export const listIdentityChecks = list({
  path: '/ops/identity-checks',
  access: 'kyc.read',
  summary: 'Documents that members have sent, each time of its own',
  row,
  choices: {
    /** undecided: submitted or reviewing. */
    state: ['undecided', ...IDENTITY_STATES],
    kind: IDENTITY_DOCUMENTS,
    flag: IDENTITY_FLAGS,
    /** Those that the asking operator has. */
    mine: ['true'],
  },
  filters: { member: z.uuid() },
  /** A member's user name (its beginning), or the whole id of a member or of documents. */
  search: true,
  days: true,
  sorts: ['at', 'changed'],
  file: 'The same as a file; without names, birthdays and numbers',
});

/** Checks that the portal makes. `unknown`: nothing to compare with. */
export const PORTAL_CHECKS = [
  'age',
  'payee_name',
  'registered_birthday',
  'document_valid',
  'number_unused',
  'pictures_unused',
] as const;
export type PortalCheck = (typeof PORTAL_CHECKS)[number];
/** No reason passes these. */
export const HARD_CHECKS: readonly PortalCheck[] = ['age', 'document_valid'];
/** Checks that only a person can make, by looking. */
export const DESK_CHECKS = ['readable', 'same_data', 'same_person', 'genuine'] as const;
export type DeskCheck = (typeof DESK_CHECKS)[number];

export const IDENTITY_DESK_MOVES = ['take', 'put_back', 'approve', 'reject', 'ask_again'] as const;
export type IdentityDeskMove = (typeof IDENTITY_DESK_MOVES)[number];

export const identityCheckPage = z.object({
  row,
  /** Of the page it was sent from: what to write the words in. */
  language: z.string(),
  /** As they were typed from the document. The number is asked for by `revealIdentityNumber`. */
  typed: z.object({
    name: z.string(),
    birthday: z.iso.date(),
    age: z.int(),
    validUntil: z.iso.date().nullable(),
  }),
  registered: z.object({
    status: z.string(),
    registeredAt: moment,
    name: z.string().nullable(),
    payeeName: z.string().nullable(),
    birthday: z.iso.date().nullable(),
    minimumAge: z.int(),
  }),
  checks: z.array(
    z.object({ kind: z.enum(PORTAL_CHECKS), outcome: z.enum(['passed', 'failed', 'unknown']) }),
  ),
  /** Accounts of the brand with the same number or picture, and how many there are at other brands of the portal. */
  sharedWith: z.array(
    z.object({ id: z.uuid(), name: z.string(), what: z.enum(['number', 'picture', 'number_and_picture']) }),
  ),
  usedAtOtherBrands: z.int(),
  /** For `revealIdentityPicture`. `dropped`: kept no longer. */
  pictures: z.array(z.object({ id: z.uuid(), part: documentPart, dropped: z.boolean() })),
  words: z.string(),
  earlier: z.array(
    z.object({
      id: z.uuid(),
      attempt: z.int(),
      state: z.enum(IDENTITY_STATES),
      reasons: z.array(identityReason),
      sentAt: moment,
    }),
  ),
  moves: z.array(z.enum(IDENTITY_DESK_MOVES)),
  history: z.array(
    z.object({
      from: z.enum(IDENTITY_STATES).nullable(),
      to: z.enum(IDENTITY_STATES),
      /** Null: the member, or the portal by itself. */
      operator: z.string().nullable(),
      reasons: z.array(identityReason),
      words: z.string(),
      at: moment,
    }),
  ),
});
export type IdentityCheckPage = z.infer<typeof identityCheckPage>;

export const showIdentityCheck = opsEndpoint({
  method: 'GET',
  path: '/ops/identity-checks/:id',
  access: 'kyc.decide',
  summary:
    'Documents that were sent, with what is known of the member, the checks, and the history; no picture',
  params: byId,
  value: identityCheckPage,
  refusals: ['not_found'],
});

/** `identity_move_impossible` {from, to} · `identity_held_by_another` {by}: another operator has it; take it first. */
const DECIDING = [
  'not_found',
  'changed_meanwhile',
  'identity_move_impossible',
  'identity_held_by_another',
] as const;
const decision = {
  method: 'POST',
  access: 'kyc.decide',
  params: byId,
  value: identityCheckPage,
  refusals: DECIDING,
} as const;

export const takeIdentityCheck = opsEndpoint({
  ...decision,
  path: '/ops/identity-checks/:id/take',
  summary:
    'Takes documents in hand, also from another operator; the member sees that they are being looked at',
  body: z.object({ version }),
});

export const putBackIdentityCheck = opsEndpoint({
  ...decision,
  path: '/ops/identity-checks/:id/put-back',
  summary: 'Puts documents back for another operator',
  body: z.object({ version }),
});

export const approveIdentity = opsEndpoint({
  ...decision,
  path: '/ops/identity-checks/:id/approval',
  stepUp: true,
  summary: 'Approves the identity; name, birthday and number become those of the member’s record',
  body: z.object({
    version,
    /** Every one of them, as looked at. */
    checks: z.array(z.enum(DESK_CHECKS)).max(DESK_CHECKS.length),
    /** Why it may pass, where a check of the portal has failed; empty otherwise. */
    reason: z.string().trim().max(500),
  }),
  /** `identity_check_failed` {checks}: those of `HARD_CHECKS` cannot be passed; the others want a reason or a look. */
  refusals: [...DECIDING, 'identity_check_failed'],
});

export const rejectIdentity = opsEndpoint({
  ...decision,
  path: '/ops/identity-checks/:id/rejection',
  summary: 'Rejects documents with reasons that the member reads; one who is under age may not play any more',
  body: z.object({
    version,
    reasons: z.array(z.enum(IDENTITY_REASONS)).min(1).max(IDENTITY_REASONS.length),
    words,
  }),
});

export const askIdentityAgain = opsEndpoint({
  ...decision,
  path: '/ops/identity-checks/:id/ask-again',
  summary: 'Asks for documents anew where the identity was approved; what waits for it waits again',
  body: z.object({
    version,
    reasons: z.array(z.enum(ASK_AGAIN_REASONS)).min(1).max(ASK_AGAIN_REASONS.length),
    words,
  }),
});

export const revealIdentityPicture = opsEndpoint({
  method: 'POST',
  path: '/ops/identity-checks/:id/pictures/:picture',
  access: 'kyc.reveal',
  summary: 'A picture of a document, as a data address; that it was looked at is recorded',
  params: z.object({ id: z.uuid(), picture: z.uuid() }),
  body: z.object({}),
  value: z.object({ data: z.string() }),
  refusals: ['not_found'],
});

export const revealIdentityNumber = opsEndpoint({
  method: 'POST',
  path: '/ops/identity-checks/:id/number',
  access: 'kyc.reveal',
  summary: 'The number of a document; that it was looked at is recorded',
  params: byId,
  body: z.object({}),
  value: z.object({ number: z.string() }),
  refusals: ['not_found'],
});

/* A member's record */

export const memberIdentity = z.object({
  state: z.enum(IDENTITY_STATES),
  mayNotPlay: z.boolean(),
  verified: z
    .object({
      /** Masked. */
      name: z.string(),
      birthday: z.string(),
      kind: identityDocument.nullable(),
      numberMasked: z.string().nullable(),
      validUntil: z.iso.date().nullable(),
      verifiedAt: moment,
      /** By hand, without documents or after them. */
      correctedAt: moment.nullable(),
    })
    .nullable(),
  checks: z.array(row),
  /** 0: nothing is known yet. */
  version: z.int().min(0),
});
export type MemberIdentity = z.infer<typeof memberIdentity>;

export const showMemberIdentity = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/identity',
  access: 'kyc.read',
  summary: 'How far a member’s identity is checked, masked, and every time documents were sent',
  params: byId,
  value: memberIdentity,
  refusals: ['not_found'],
});

export const revealMemberIdentity = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/identity/reveal',
  access: 'kyc.reveal',
  summary: 'The verified name, birthday and number; that they were looked at is recorded',
  params: byId,
  body: z.object({}),
  value: z.object({ name: z.string(), birthday: z.iso.date(), number: z.string() }),
  refusals: ['not_found'],
});

export const correctMemberIdentity = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/identity',
  access: 'kyc.correct',
  stepUp: true,
  summary: 'Corrects name, birthday and document of a member’s record; another operator has to approve it',
  params: byId,
  body: z.object({
    /** Of `showMemberIdentity`. */
    version: z.int().min(0),
    name: z.string().trim().min(2).max(100),
    birthday: z.iso.date(),
    kind: identityDocument,
    number: z.string().trim().min(1).max(40),
    reason,
  }),
  value: z.object({ outcome: z.enum(['proposed', 'done']) }),
  /** `identity_field_invalid` {field}. */
  refusals: ['not_found', 'changed_meanwhile', 'identity_field_invalid'],
});
