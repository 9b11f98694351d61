import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { BRAND_TEXTS } from './brand-texts.ts';
import { MONEY_STATES } from './real-money-ops.ts';

const params = z.object({ code: brandCode });
/** By setting: `{ "site.region.mode": "allow" }`. What each may be, `brandDocument` says. */
const values = z.record(z.string().max(80), z.unknown());

/** disabled: answers no request · broken: its record cannot be read, so it answers none · closed: shows its notice. */
export const BRAND_STATES = ['open', 'closed', 'disabled', 'broken'] as const;

const brandRow = z.object({
  code: z.string(),
  name: localTextShape(BRAND_TEXTS.name),
  currency: z.string(),
  country: z.string(),
  state: z.enum(BRAND_STATES),
  money: z.enum(MONEY_STATES),
  gamesOpen: z.boolean(),
  /** Its first host. */
  host: z.string().nullable(),
  hosts: z.int(),
  version: z.int(),
  /** What it is known by: its square logo, else one of the others with the ground that one is for. */
  logo: z.object({ id: z.uuid(), ground: z.enum(['any', 'dark', 'light']) }).nullable(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
});
export type OpsBrandRow = z.infer<typeof brandRow>;

export const listOpsBrands = opsEndpoint({
  method: 'GET',
  path: '/ops/brands',
  access: 'brands.read',
  summary: 'The brands of the operator’s scope, and whether they are open',
  value: z.array(brandRow),
  refusals: [],
});

export const showOpsBrand = opsEndpoint({
  method: 'GET',
  path: '/ops/brands/:code',
  access: 'brands.read',
  summary: 'Everything that can be set of a brand; `version` is sent back with a change',
  params,
  value: z.object({
    code: z.string(),
    currency: z.string(),
    country: z.string(),
    state: z.enum(BRAND_STATES),
    money: z.enum(MONEY_STATES),
    version: z.int(),
    createdAt: z.iso.datetime(),
    /** As `brandDocument` describes it; what cannot be read of it is in `problems` and has its default here. */
    document: z.record(z.string(), z.unknown()),
    problems: z.array(z.object({ key: z.string(), rule: z.string() })),
    /** Whether new accounts can be given a password of the brand's; what it is, a call of its own returns. */
    hasDefaultPassword: z.boolean(),
    /** SPKI PEM: what vendors check the brand's calls with. */
    signingPublicKey: z.string(),
    /** A region is opened by two. */
    regionNeedsApproval: z.boolean(),
  }),
  refusals: ['not_found'],
});
export type OpsBrand = z.infer<typeof showOpsBrand.value>;

/** `changeId` where it was carried out, `proposalId` where it waits for a second operator. */
const changed = z.object({
  version: z.int(),
  changeId: z.string().nullable(),
  proposalId: z.string().nullable(),
});

const changing = {
  method: 'POST',
  params,
  body: z.object({ version: z.int(), changes: values, reason: reason.optional() }),
  value: changed,
  /** `invalid_input` {fields: [{field, rule}]}: settings by their key; `reason` where one is missing. */
  refusals: ['not_found', 'changed_meanwhile', 'opening_point_kept'],
} as const;

export const changeOpsBrand = opsEndpoint({
  ...changing,
  path: '/ops/brands/:code/changes',
  access: 'brands.change',
  summary:
    'Changes settings of a brand, all or none. What opens a region is proposed where a second operator is needed',
});

export const changeBrandContent = opsEndpoint({
  ...changing,
  path: '/ops/brands/:code/content-changes',
  access: 'brands.content',
  summary: 'The same for name, front, look, contacts and downloads alone',
});

const changeRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  operator: z.string(),
  reason: z.string().nullable(),
  version: z.int(),
  before: values,
  after: values,
  undoes: z.string().nullable(),
  undoneBy: z.string().nullable(),
  proposalId: z.string().nullable(),
  /** Everything it set stands as it left it. */
  canBeUndone: z.boolean(),
});
export type BrandChangeRow = z.infer<typeof changeRow>;

export const listBrandChanges = list({
  path: '/ops/brands/:code/changes',
  access: 'brands.read',
  summary: 'What operators have changed of a brand, newest first',
  params,
  row: changeRow,
  sorts: ['at'],
  refusals: ['not_found'],
  file: 'The same as CSV: a line for each setting of each change',
});

const undoing = {
  method: 'POST',
  params: params.extend({ change: z.uuid() }),
  body: z.object({ reason: reason.optional() }),
  value: changed,
  /** `changed_meanwhile`: a setting of it has been changed since. */
  refusals: ['not_found', 'changed_meanwhile', 'opening_point_kept'],
} as const;

export const undoBrandChange = opsEndpoint({
  ...undoing,
  path: '/ops/brands/:code/changes/:change/undo',
  access: 'brands.change',
  summary: 'Writes what stood before a change, as a new change',
});

export const undoContentChange = opsEndpoint({
  ...undoing,
  path: '/ops/brands/:code/content-changes/:change/undo',
  access: 'brands.content',
  summary: 'The same for a change of name, front, look, contacts and downloads',
});

export const revealDefaultPassword = opsEndpoint({
  method: 'POST',
  path: '/ops/brands/:code/default-password/reveal',
  access: 'brands.change',
  stepUp: true,
  summary: 'The password that new accounts are given; asking for it is recorded',
  params,
  body: z.object({}),
  value: z.object({ password: z.string().nullable() }),
  refusals: ['not_found'],
});

export const renewDefaultPassword = opsEndpoint({
  method: 'POST',
  path: '/ops/brands/:code/default-password',
  access: 'brands.change',
  stepUp: true,
  summary: 'Makes a new password for new accounts, shown in this answer, or takes it away',
  params,
  body: z.object({ wish: z.enum(['renew', 'remove']), reason }),
  value: z.object({ password: z.string().nullable() }),
  refusals: ['not_found'],
});
