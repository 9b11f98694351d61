import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';

/** Word of an address that shows a page of a brand's site to an operator, as it is: also while the site is closed. */
export const PREVIEW_WORD = 'preview';

export const openPreview = opsEndpoint({
  method: 'POST',
  path: '/ops/brands/:code/preview',
  access: 'brands.read',
  changesNothing: true,
  summary:
    'Lets pages of a brand’s site be shown in the console’s frames for a quarter of an hour, without scripts, also while the site is closed',
  params: z.object({ code: brandCode }),
  body: z.object({}),
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
