import { z } from 'zod';
import { language } from '../../language.ts';
import { localTextShape } from '../../local-text.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { brandDocument } from './brand-document.ts';
import { hosts } from './brand-settings.ts';
import { BRAND_TEXTS } from './brand-texts.ts';

/** Hosts a brand begins with. */
const NEW_HOSTS_MAX = 10;
const newHosts = hosts.min(1).max(NEW_HOSTS_MAX);

/** free: may become a brand's · taken: a brand has it · console: the console answers there · unreadable: written as no browser names it. */
export const HOST_STATES = ['free', 'taken', 'console', 'unreadable'] as const;

const checkedHost = z.object({
  host: z.string(),
  state: z.enum(HOST_STATES),
  /**
   * What shows who keeps the host: a text record, or a file at this address that holds the same text. Null where none is needed, since the name is
   * known on one network alone.
   */
  record: z.object({ name: z.string(), value: z.string(), file: z.string() }).nullable(),
  /** The record or the file was found, lately. */
  proved: z.boolean(),
});
export type CheckedHost = z.infer<typeof checkedHost>;

export const checkNewHosts = opsEndpoint({
  method: 'POST',
  path: '/ops/new-brands/hosts',
  access: 'brands.open',
  house: true,
  summary:
    'Whether hosts may become a new brand’s: whose they are, and whether the record or the file that proves it stands under each',
  body: z.object({ hosts: newHosts }),
  value: z.object({ hosts: z.array(checkedHost) }),
  refusals: [],
});

/** As `brands.merchant.code` has it. */
export const newBrandCode = z.string().regex(/^[A-Z0-9]{2,20}$/);

export const newBrand = z.object({
  code: newBrandCode,
  name: localTextShape(BRAND_TEXTS.name),
  hosts: newHosts,
  languages: brandDocument.shape.languages,
  defaultLanguage: language,
  currency: z.string().regex(/^[A-Z]{3,8}$/),
  currencySymbol: brandDocument.shape.currencySymbol,
  country: z.string().regex(/^[A-Z]{2}$/),
  timeZone: brandDocument.shape.timeZone,
  /** Real money, closed at first; there is no way back. Else a demonstration. */
  real: z.boolean(),
  /** The brand whose settings, look, providers and lottery terms it begins with; null: the portal's own defaults. */
  copies: newBrandCode.nullable(),
});
export type NewBrand = z.infer<typeof newBrand>;

export const addBrand = opsEndpoint({
  method: 'POST',
  path: '/ops/new-brands',
  access: 'brands.open',
  house: true,
  stepUp: true,
  summary: 'Proposes a brand. It is there, and its site closed, once another operator has approved',
  body: newBrand.extend({ reason }),
  value: z.object({ proposalId: z.string() }),
  /** `host_not_free` and `host_not_proved` {hosts}. */
  refusals: [
    'brand_code_taken',
    'host_not_free',
    'host_not_proved',
    'brand_languages',
    'brand_to_copy_unknown',
  ],
});

/** Word of an address that shows a page of a brand's site to an operator, as it is: also while the site is closed. */
export const PREVIEW_WORD = 'preview';

export const openPreview = opsEndpoint({
  method: 'POST',
  path: '/ops/brands/:code/preview',
  access: 'brands.read',
  changesNothing: true,
  summary:
    'Lets pages of a brand’s site be shown in the console’s frames for a quarter of an hour, without scripts, also while the site is closed, and with changes of its look that are not saved',
  params: z.object({ code: brandCode }),
  body: z.object({
    /** By setting, as a change is sent; name, front, look and contacts alone. Refused as a change is: `invalid_input` {fields}. */
    changes: z
      .record(z.string().max(80), z.unknown())
      .refine((changes) => JSON.stringify(changes).length <= 65_536)
      .optional(),
  }),
  value: z.object({
    /** Of the brand’s first host; null where it has none. */
    origin: z.string().nullable(),
    /** For the address, as `preview`. */
    token: z.string(),
    until: z.iso.datetime(),
    /** The site is closed: visitors see its notice. */
    closed: z.boolean(),
  }),
  refusals: ['not_found'],
});

/** What a site should have before visitors come, in the order of the console's list. Each is reported by the topic that knows it. */
export const SITE_POINTS = [
  'mark',
  'contacts',
  'games',
  'channel_in',
  'channel_out',
  'terms',
  'articles',
] as const;

const sitePoint = z.object({ point: z.enum(SITE_POINTS), met: z.boolean(), count: z.int() });
export type SitePoint = z.infer<typeof sitePoint>;

export const showSitePoints = opsEndpoint({
  method: 'GET',
  path: '/ops/brands/:code/site-points',
  access: 'brands.read',
  summary:
    'What is missing of a brand’s site before it is opened to visitors; nothing of it holds the opening up',
  params: z.object({ code: brandCode }),
  value: z.object({
    /** Visitors see the site’s notice. */
    closed: z.boolean(),
    points: z.array(sitePoint),
  }),
  refusals: ['not_found'],
});
