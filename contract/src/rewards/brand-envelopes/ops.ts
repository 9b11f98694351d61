import {
  OPEN_LEAST_SECONDS,
  OPEN_MOST_SECONDS,
  SHARES_MOST,
} from '@lanna/rules/rewards/brand-envelopes/terms';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { BRAND_ENVELOPE_NAME_MAX, BRAND_SPLITS } from './brand-envelopes.ts';

export const BRAND_ENVELOPE_STATES = ['draft', 'published', 'ended', 'stopped'] as const;
export const BRAND_ENVELOPE_AUDIENCES = ['everyone', 'members'] as const;
const MEMBERS_MOST = 5000;
const moment = z.iso.datetime();
const edit = z.int().min(1);
const byId = z.object({ id: z.uuid() });

const terms = {
  name: localTextShape(BRAND_ENVELOPE_NAME_MAX),
  amount: moneyText,
  shares: z.int().min(1).max(SHARES_MOST),
  split: z.enum(BRAND_SPLITS),
  startsAt: moment,
  openSeconds: z.int().min(OPEN_LEAST_SECONDS).max(OPEN_MOST_SECONDS),
  /** Members see it a day before. */
  isAnnounced: z.boolean(),
  audience: z.enum(BRAND_ENVELOPE_AUDIENCES),
  leastRank: z.int().min(0).max(10),
  /** A room of members that it is for; null: every page. Not of a personal one. */
  room: z.uuid().nullable(),
};
/** User names of whom a personal envelope is for. */
const members = z.array(z.string().trim().min(1).max(64)).max(MEMBERS_MOST);
const form = { ...terms, members };

const row = z.object({
  id: z.uuid(),
  brand: z.string(),
  state: z.enum(BRAND_ENVELOPE_STATES),
  edit,
  ...terms,
  claimed: z.int(),
  paid: moneyText,
  returned: moneyText,
  madeAt: moment,
  madeBy: z.string(),
});
export type BrandEnvelopeRow = z.infer<typeof row>;

export const listBrandEnvelopes = list({
  path: '/ops/brand-envelopes',
  access: 'brand-envelopes.read',
  summary: 'Red envelopes of brands with what was planned and what was paid, the last made first',
  row,
  choices: { state: BRAND_ENVELOPE_STATES },
  sorts: ['madeAt', 'startsAt'],
  file: 'The same as CSV',
});

export const showBrandEnvelope = opsEndpoint({
  method: 'GET',
  path: '/ops/brand-envelopes/:id',
  access: 'brand-envelopes.read',
  summary: 'A red envelope as members see it, with whom it is for and what its shares follow from',
  params: byId,
  value: row.extend({
    members: z.array(z.object({ id: z.uuid(), name: z.string() })),
    commitment: z.string().nullable(),
    /** Null until it is over, and where shares are equal. */
    seed: z.string().nullable(),
    endedAt: moment.nullable(),
  }),
  refusals: ['not_found'],
});

export const listBrandEnvelopeRooms = opsEndpoint({
  method: 'GET',
  path: '/ops/brand-envelope-rooms',
  access: 'brand-envelopes.read',
  summary: 'Rooms of members that an envelope can be for',
  value: z.object({
    rooms: z.array(z.object({ id: z.uuid(), brand: z.string(), name: localTextShape(200) })),
  }),
  refusals: [],
});

export const makeBrandEnvelope = opsEndpoint({
  method: 'POST',
  path: '/ops/brand-envelopes',
  access: 'brand-envelopes.change',
  summary:
    'Makes an envelope that no member sees, and that holds no money, before two operators have published it',
  body: z.object({ brand: brandCode, ...form, reason }),
  value: z.object({ id: z.uuid() }),
  refusals: ['brand_envelope_terms_impossible', 'brand_envelope_members_unknown'],
});

export const changeBrandEnvelope = opsEndpoint({
  method: 'PUT',
  path: '/ops/brand-envelopes/:id',
  access: 'brand-envelopes.change',
  summary: 'Changes a draft; what was published stays as it was shown',
  params: byId,
  body: z.object({ edit, ...form, reason }),
  value: z.object({ edit }),
  refusals: [
    'not_found',
    'changed_meanwhile',
    'brand_envelope_terms_impossible',
    'brand_envelope_members_unknown',
    'brand_envelope_move_impossible',
  ],
});

export const publishBrandEnvelope = opsEndpoint({
  method: 'POST',
  path: '/ops/brand-envelopes/:id/publication',
  access: 'brand-envelopes.change',
  summary: 'Proposes to put the money into its pool and fix its shares; a second operator publishes',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'changed_meanwhile', 'brand_envelope_move_impossible'],
});

export const stopBrandEnvelope = opsEndpoint({
  method: 'POST',
  path: '/ops/brand-envelopes/:id/stop',
  access: 'brand-envelopes.change',
  summary: 'Ends an envelope at once: what was opened stays, the rest goes back to the brand',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ state: z.enum(BRAND_ENVELOPE_STATES) }),
  refusals: ['not_found', 'changed_meanwhile', 'brand_envelope_move_impossible'],
});

const share = z.object({
  id: z.uuid(),
  brand: z.string(),
  envelope: z.uuid(),
  name: localTextShape(BRAND_ENVELOPE_NAME_MAX),
  member: z.object({ id: z.uuid(), name: z.string() }),
  place: z.int(),
  amount: moneyText,
  at: moment,
});
export type BrandShareRow = z.infer<typeof share>;

export const listBrandShares = list({
  path: '/ops/brand-envelope-shares',
  access: 'brand-envelopes.read',
  summary: 'Shares that members have opened, the latest first',
  row: share,
  filters: { member: z.uuid(), envelope: z.uuid() },
  /** How the member's user name begins. */
  search: true,
  sorts: ['at'],
  file: 'The same as CSV',
});
