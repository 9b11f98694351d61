import {
  ADDRESS_PROOFS,
  DOCUMENT_PARTS,
  IDENTITY_DOCUMENTS,
} from '@lanna/rules/accounts/kyc/identity-documents';
import { IDENTITY_REASONS } from '@lanna/rules/accounts/kyc/identity-reasons';
import { IDENTITY_STATES } from '@lanna/rules/accounts/kyc/identity-states';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { PICTURE_BODY_LIMIT, pictureBytes } from '../../pictures.ts';

const moment = z.iso.datetime();
const personal = { module: 'COMM3', access: 'player' } as const;

/** Pictures of one member within an hour. */
export const IDENTITY_PICTURES_AN_HOUR = 30;

export const identityDocument = z.enum(IDENTITY_DOCUMENTS);
export const documentPart = z.enum(DOCUMENT_PARTS);
export const identityReason = z.enum(IDENTITY_REASONS);

/** What waits until the identity is approved. An amount at the limit does not. */
export const identityNeed = z.discriminatedUnion('for', [
  /** Null: every withdrawal. */
  z.object({ for: z.literal('withdrawal'), above: moneyText.nullable() }),
  /** Of one deposit, and of all of them together. */
  z.object({
    for: z.literal('deposit'),
    above: moneyText.nullable(),
    totalAbove: moneyText.nullable(),
  }),
]);
export type IdentityNeed = z.infer<typeof identityNeed>;

/** Documents that were sent once. What was sent before stays as it was decided. */
const sentDocuments = z.object({
  id: z.uuid(),
  /** 1 is the first that was sent. */
  attempt: z.int().min(1),
  kind: identityDocument,
  numberMasked: z.string(),
  state: z.enum(IDENTITY_STATES),
  parts: z.array(documentPart),
  sentAt: moment,
  decidedAt: moment.nullable(),
  reasons: z.array(identityReason),
  /** What the desk wrote, in its own words; empty where nothing. */
  words: z.string(),
});
export type SentDocuments = z.infer<typeof sentDocuments>;

export const identityStatus = z.object({
  state: z.enum(IDENTITY_STATES),
  /** What the brand lets wait; empty where nothing does. */
  needs: z.array(identityNeed),
  /** Documents that the brand takes. */
  kinds: z.array(identityDocument),
  addressProof: z.enum(ADDRESS_PROOFS),
  minimumAge: z.int(),
  /** How many days pictures are kept after a rejection, or after the account is closed. */
  keptDays: z.int(),
  /** Whether documents can be sent now; not while they are looked at, and not after a decision that is final. */
  maySend: z.boolean(),
  triesLeft: z.int(),
  /** When there is a try again; null while there is one. */
  nextTryAt: moment.nullable(),
  /** The last that was sent. */
  current: sentDocuments.nullable(),
  earlier: z.array(sentDocuments),
  /** The name masked, as on any screen that others may see. */
  verified: z
    .object({
      name: z.string(),
      kind: identityDocument.nullable(),
      numberMasked: z.string().nullable(),
      verifiedAt: moment,
      validUntil: z.iso.date().nullable(),
    })
    .nullable(),
});
export type IdentityStatus = z.infer<typeof identityStatus>;

export const showIdentity = endpoint({
  ...personal,
  method: 'GET',
  path: '/wps/kyc',
  summary: 'Where the check of the member’s identity stands, what waits for it, what is taken',
  value: identityStatus,
  refusals: [],
  limit: LIMITS.read,
});

export const keepIdentityPicture = endpoint({
  ...personal,
  method: 'POST',
  path: '/wps/kyc/pictures',
  summary:
    'A picture of a document: PNG or JPEG by its bytes; drawn anew and encrypted. Dropped if nothing has it within a day',
  bodyLimit: PICTURE_BODY_LIMIT,
  body: z.object({ part: documentPart, base64: pictureBytes }),
  value: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  /** `identity_picture_limit` {retryAfterSeconds}. */
  refusals: [
    'identity_picture_unusable',
    'identity_picture_limit',
    'identity_move_impossible',
    'account_disabled',
  ],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const sendDocuments = endpoint({
  ...personal,
  method: 'POST',
  path: '/wps/kyc/documents',
  encrypted: true,
  idempotent: true,
  summary: 'Sends documents for the check; they are another version of what was sent before',
  body: z.object({
    kind: identityDocument,
    /** As they are printed on the document. */
    name: z.string().trim().min(2).max(100),
    birthday: z.iso.date(),
    number: z.string().trim().min(1).max(40),
    /** The last day of the document; null where it has none. */
    validUntil: z.iso.date().nullable(),
    /** Of `keepIdentityPicture`. */
    pictures: z
      .array(z.object({ part: documentPart, id: z.uuid() }))
      .min(1)
      .max(DOCUMENT_PARTS.length),
  }),
  value: identityStatus,
  /**
   * `identity_kind_not_taken` · `identity_field_invalid` {field: name | birthday | number | validUntil} · `identity_document_expired` ·
   * `identity_pictures_missing` {parts} · `identity_picture_unknown` {part} · `identity_picture_repeated` {parts} ·
   * `identity_tries` {max, nextAt} · `identity_move_impossible` {from, to}.
   */
  refusals: [
    'identity_kind_not_taken',
    'identity_field_invalid',
    'identity_document_expired',
    'identity_pictures_missing',
    'identity_picture_unknown',
    'identity_picture_repeated',
    'identity_tries',
    'identity_move_impossible',
    'account_disabled',
  ],
  limit: LIMITS.credential,
});
