import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';

const moment = z.iso.datetime();
const asked = { module: 'COMM3', access: 'player', limit: LIMITS.read } as const;
const byId = z.object({ id: z.uuid() });

export const BRAND_ENVELOPE_NAME_MAX = 80;
export const BRAND_SPLITS = ['random', 'equal'] as const;

const card = z.object({
  id: z.uuid(),
  name: localTextShape(BRAND_ENVELOPE_NAME_MAX),
  amount: moneyText,
  shares: z.int(),
  split: z.enum(BRAND_SPLITS),
  startsAt: moment,
  endsAt: moment,
  /** SHA-256 of the seed its shares follow from; null where they are equal. */
  commitment: z.string().nullable(),
});

export const brandEnvelopeCard = card.extend({
  phase: z.enum(['announced', 'open']),
  /** The room of members that it is for; null: it is for every page. */
  room: z.object({ id: z.uuid(), name: localTextShape(200) }).nullable(),
  /** What the member has got of it; null: nothing yet. */
  share: moneyText.nullable(),
});
export type BrandEnvelopeCard = z.infer<typeof brandEnvelopeCard>;

const opened = card.extend({ share: moneyText, place: z.int(), at: moment });
export type OpenedBrandEnvelope = z.infer<typeof opened>;

export const myBrandEnvelopes = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/brand-envelopes',
  summary:
    'Red envelopes of the brand that are announced to the member or open, and those the member has opened; none for who is out of play',
  value: z.object({
    currency: z.string(),
    /** What the server's clock says, so that a page counts down by it. */
    now: moment,
    /** The member wants no offers: a page is a plain list, and nothing counts down. */
    isQuiet: z.boolean(),
    waiting: z.array(brandEnvelopeCard),
    /** The latest first, fifty at most. */
    opened: z.array(opened),
  }),
  refusals: [],
});

export const claimBrandEnvelope = endpoint({
  ...asked,
  method: 'POST',
  path: '/wps/brand-envelopes/:id/claims',
  needsTerms: true,
  summary:
    'Opens an envelope: one share for an account and a person; pressed again, the same share once more',
  params: byId,
  body: z.object({}),
  value: z.object({
    amount: moneyText,
    currency: z.string(),
    place: z.int(),
    shares: z.int(),
    balance: moneyText,
  }),
  refusals: [
    'brand_envelope_unknown',
    'brand_envelope_early',
    'brand_envelope_over',
    'brand_envelope_gone',
    'brand_envelope_of_person',
    'account_disabled',
    'play_excluded',
  ],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const proveBrandEnvelope = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/brand-envelopes/:id/proof',
  summary: "What an envelope's shares follow from, for who has a share of it; the seed once it is over",
  params: byId,
  value: z.object({
    id: z.uuid(),
    amount: moneyText,
    currency: z.string(),
    shares: z.int(),
    split: z.enum(BRAND_SPLITS),
    commitment: z.string().nullable(),
    seed: z.string().nullable(),
    isOver: z.boolean(),
    place: z.int(),
    share: moneyText,
  }),
  refusals: ['brand_envelope_unknown'],
});
