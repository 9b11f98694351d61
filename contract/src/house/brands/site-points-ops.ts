import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';

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

export const sitePoint = z.object({ point: z.enum(SITE_POINTS), met: z.boolean(), count: z.int() });
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
